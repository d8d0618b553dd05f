// `npm run build`: the site, the server and the back office, and what they were made of, so that no command builds the same again.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, sourcesOfBuild, stamp } from './prepare.mjs'

// Made beside the build that may be running, whose place it takes when it is whole: a build that fails or is broken off changes nothing.
const next = '.cache/build'
const [build, made, before] = ['build', next, '.cache/build-before'].map((folder) => join(root, folder))

const sources = sourcesOfBuild()
run('npx', ['react-router', 'build', '--logLevel', 'error'], {
  onFailure: 'The build failed: the lines above say where.',
  env: { ...process.env, BUILD_FOLDER: next },
})
run(process.execPath, ['scripts/precompress.mjs', next], { onFailure: 'The assets were not compressed.' })
stamp(next, sources)
rmSync(before, { recursive: true, force: true })
if (existsSync(build)) renameSync(build, before)
renameSync(made, build)
rmSync(before, { recursive: true, force: true })
