// `npm run build`: builds site, server and back office; skipped when the sources are unchanged.
import { join } from 'node:path'
import { buildSources, root, run, stamp } from './prepare.mjs'
import { swapFolder } from './swap-folder.mjs'

// Built beside the running build and swapped in when complete, so that a failed build changes nothing.
const next = '.cache/build'

const sources = buildSources()
run('npx', ['react-router', 'build', '--logLevel', 'error'], {
  onFailure: 'The build failed: the lines above say where.',
  env: { ...process.env, BUILD_FOLDER: next },
})
run(process.execPath, ['scripts/precompress.mjs', next], { onFailure: 'The assets were not compressed.' })
stamp(next, sources)
swapFolder({ made: join(root, next), place: join(root, 'build'), before: join(root, '.cache/build-before') })
