import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [512, '512 B'],
  [2048, '2 kB'],
  [3_460_301, '3,3 MB'],
  [52_428_800, '50 MB'],
  [undefined, ''],
])('%s bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
