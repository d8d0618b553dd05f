import { expect, test } from 'vitest'
import { sharedPicture } from './head.ts'

test('a picture is shared as JPEG in the size of the networks, whatever size the page names', () => {
  expect(sharedPicture('/media/12/xlarge.avif?v=abc')).toBe('/media/12/og.jpg?v=abc')
  expect(sharedPicture('/media/12/og.jpg?v=abc')).toBe('/media/12/og.jpg?v=abc')
})
