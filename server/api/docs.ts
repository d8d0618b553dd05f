import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { AppError } from '#contract/errors.ts'
import { contentSecurityPolicy } from '../http/headers.ts'
import type { Api, EndpointRegistry } from './implement.ts'
import { openApiDocument } from './openapi.ts'

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partitur API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`
/**
 * The CSP of that page: no scripts, and rich text as the bundled purifier leaves it. It shows only our own document.
 */
const start = `
const markup = /<\\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|li|ol|p|pre|s|span|strong|sub|sup|t(?:able|body|d|h|head|r)|u|ul)(?:\\s+(?:class|href|rel|target)="[^"]*")*\\s*\\/?>/g
const createHTML = (html) => (html.replaceAll(markup, '').includes('<') ? null : html)
window.trustedTypes?.createPolicy('default', { createHTML })
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null })
`
const policy = contentSecurityPolicy({ scriptHashes: [], trustedTypes: ['default', 'dompurify'] })
const types = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

/** The contract: `/api/openapi.json`, and a page to browse it, served from our own files. */
export function docsApi(api: Api, registry: EndpointRegistry): void {
  let document: string | undefined
  api.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(registry.endpoints))
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
  api.get('/api/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  api.get('/api/docs/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  api.get('/api/docs/:file', async (c) => {
    const file = c.req.param('file')
    if (file !== 'swagger-ui.css' && file !== 'swagger-ui-bundle.js')
      throw new AppError('not_found', { message: `no file ${file}` })
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
    return c.body(new Uint8Array(await readFile(join(folder, file))), 200, {
      'content-type': types[file],
      'cache-control': 'public, max-age=86400',
    })
  })
}
