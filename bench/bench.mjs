// `npm run bench [-- server|screen|editor|office|memory]`: measures one part, the server where none is named.
import { giveUp } from '#scripts/prepare.mjs'

const parts = {
  server: () => import('./server.mjs'),
  screen: () => import('./screen.mjs'),
  editor: () => import('./editor.mjs'),
  office: () => import('./office.mjs'),
  memory: () => import('./memory.mjs'),
}
const name = process.argv[2] ?? 'server'
const part =
  Object.entries(parts).find(([known]) => known === name)?.[1] ??
  giveUp(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`)
await part()
