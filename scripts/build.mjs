// `npm run build`: the site, the server and the back office, and what they were made of, so that no command builds the same again.
import { join } from 'node:path'
import { buildSources, root, run, stamp } from './prepare.mjs'
import { swapFolder } from './swap-folder.mjs'

// Made beside the build that may be running, whose place it takes when it is whole: a build that fails or is broken off changes nothing.
const next = '.cache/build'

const sources = buildSources()
run('npx', ['react-router', 'build', '--logLevel', 'error'], {
  onFailure: 'The build failed: the lines above say where.',
  env: { ...process.env, BUILD_FOLDER: next },
})
run(process.execPath, ['scripts/precompress.mjs', next], { onFailure: 'The assets were not compressed.' })
stamp(next, sources)
swapFolder({ made: join(root, next), place: join(root, 'build'), before: join(root, '.cache/build-before') })
