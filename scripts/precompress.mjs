// After the build: Brotli and gzip files beside every asset of the given folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

const SMALLEST_BYTES = 512
const folder = join(root, process.argv[2] ?? 'build', 'client/assets')

for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
  const bytes = readFileSync(join(folder, name))
  if (bytes.length < SMALLEST_BYTES) continue
  writeFileSync(
    join(folder, `${name}.br`),
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
  writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
}
