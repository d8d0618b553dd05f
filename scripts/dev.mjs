// `npm run dev`: the same server through Vite with reloading. Data and settings as for `npm start`.
import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { install, printLine, readEnvFile, requireNode, root } from './prepare.mjs'

requireNode()
readEnvFile()
install()
process.chdir(root)
process.env.NODE_ENV = 'development'
// Without the page cache every change shows.
process.env.CACHE_MB = '0'

const vite = await createViteServer({ root, server: { middlewareMode: true } })
const port = Number(process.env.PORT || 3000)
createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { listener } = await vite.ssrLoadModule('/server/dev.ts')
      await listener(request, response)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end(error instanceof Error ? error.stack : String(error))
    }
  })
}).listen(port, '127.0.0.1', () => printLine(`site  http://127.0.0.1:${port}/de  (reloads what is changed)`))
