// `npm run bench [-- server|screen|editor|admin|memory|clicks|tasks|import-preview]`: measures one part, by default the server.
import { exitWithMessage } from '#scripts/prepare.mjs'

const parts = {
  server: () => import('./server.mjs'),
  screen: () => import('./screen.mjs'),
  editor: () => import('./editor.mjs'),
  admin: () => import('./admin.mjs'),
  memory: () => import('./memory.mjs'),
  clicks: () => import('./clicks.mjs'),
  tasks: () => import('./tasks.mjs'),
  'import-preview': () => import('./import-preview.mjs'),
}
const name = process.argv[2] ?? 'server'
const part =
  Object.entries(parts).find(([partName]) => partName === name)?.[1] ??
  exitWithMessage(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`)
await part()
