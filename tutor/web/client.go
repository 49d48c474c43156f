package web

import (
	"fmt"
	"net"
	"net/netip"
	"strings"

	"github.com/labstack/echo/v4"
)

// ParseProxies reads the addresses and networks of the reverse proxies that an operator trusts: "127.0.0.1, 10.1.0.0/16".
// The empty text is none.
func ParseProxies(text string) ([]netip.Prefix, error) {
	var list []netip.Prefix
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ' ' }) {
		network, err := netip.ParsePrefix(part)
		if one, bad := netip.ParseAddr(part); bad == nil && one.Zone() == "" {
			network, err = one.Prefix(one.BitLen())
		}
		if err != nil {
			return nil, fmt.Errorf("%q is no address of a proxy such as 127.0.0.1 or 10.1.0.0/16", part)
		}
		list = append(list, network.Masked())
	}
	return list, nil
}

// clientOf gives what finds the address that a request comes from: that of the connection. Only a proxy of the list is
// believed what it says of the one behind it, and so on along the chain; whoever else sends such a header is not.
func clientOf(proxies []netip.Prefix) echo.IPExtractor {
	if len(proxies) == 0 {
		return echo.ExtractIPDirect()
	}
	trust := []echo.TrustOption{echo.TrustLoopback(false), echo.TrustLinkLocal(false), echo.TrustPrivateNet(false)}
	for _, p := range proxies {
		trust = append(trust, echo.TrustIPRange(&net.IPNet{IP: p.Addr().AsSlice(), Mask: net.CIDRMask(p.Bits(), p.Addr().BitLen())}))
	}
	return echo.ExtractIPFromXFFHeader(trust...)
}

// address is what counts as one address: of IPv6 the network of 64 bits, since whoever has one address has all of those.
func address(c echo.Context) string {
	ip, err := netip.ParseAddr(c.RealIP())
	if err != nil {
		return c.RealIP()
	}
	if ip = ip.Unmap().WithZone(""); ip.Is6() {
		if network, err := ip.Prefix(64); err == nil {
			return network.String()
		}
	}
	return ip.String()
}
