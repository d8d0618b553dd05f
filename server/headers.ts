import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { embedHosts } from '#config'

const TAG_MANAGER = 'https://www.googletagmanager.com'
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
const frames = [...new Set(Object.values(embedHosts).flat())].flatMap((host) => [`https://${host}`, `https://*.${host}`]).join(' ')

/** What every answer carries (design §4). */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  return async function securityHeaders(c, next) {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy({ scriptHashes: [] }))
  }
}

/** Scripts of our own origin and the named inline ones, the tag manager where the house has one; frames of the media hosts only. */
export function contentSecurityPolicy({ scriptHashes, tagManager = false }: { scriptHashes: readonly string[]; tagManager?: boolean }): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('')}${tagManager ? ` ${TAG_MANAGER}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tagManager ? ` ${ANALYTICS}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${tagManager ? ` ${ANALYTICS}` : ''}`,
    "media-src 'self'",
    `frame-src 'self' ${frames}`,
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** Hashes of a page's inline scripts, computed when it is rendered and cached with it: a nonce cannot live in a cache. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64')))]
}
