import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['UTF-8', [0x4d, 0xc3, 0xbc]],
  ['UTF-8 with a BOM', [0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc]],
  ['Windows-1252', [0x4d, 0xfc]],
  ['UTF-16', [0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00]],
])('%s bytes are decoded correctly', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('Mü')
})
