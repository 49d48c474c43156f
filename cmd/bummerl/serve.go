package main

import "context"

func serve(context.Context, []string, streams) int { return 1 }
