// `npm run build`: the site, the server and the back office, and what they were made of, so that no command builds the same again.
import { run, sourcesOfBuild, stampBuild } from './prepare.mjs'

const sources = sourcesOfBuild()
run('npx', ['react-router', 'build', '--logLevel', 'error'], { onFailure: 'The build failed: the lines above say where.' })
run(process.execPath, ['scripts/precompress.mjs'], { onFailure: 'The assets were not compressed.' })
stampBuild(sources)
