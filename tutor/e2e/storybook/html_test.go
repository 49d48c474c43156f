package storybook
