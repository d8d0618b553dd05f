import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { embedHosts } from '#config'
import { carriesSecret } from '#contract/links/secret-address.ts'

/** For addresses that contain a hash of what they answer. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

const TAG_MANAGER = 'https://www.googletagmanager.com'
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com'
const frames = [...new Set(Object.values(embedHosts).flat())]
  .flatMap((host) => [`https://${host}`, `https://*.${host}`])
  .join(' ')

/** Security headers of every response. */
export function fixedHeaders({ secure }: { secure: boolean }): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ...(secure
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
}

const POLICY = 'Content-Security-Policy'
const plainPolicy: Policy = [POLICY, contentSecurityPolicy({ scriptHashes: [] })]
type Policy = [name: string, value: string]

/** The CSP for a response without one. Not for a 304: the client keeps the header of its copy (RFC 9111, 3.2). */
export function missingCspHeader({ status, hasPolicy }: { status: number; hasPolicy: boolean }): Policy[] {
  return status === 304 || hasPolicy ? [] : [plainPolicy]
}

export function isCspHeader(name: string): boolean {
  return name.toLowerCase() === POLICY.toLowerCase()
}

export function securityHeaders(options: { secure: boolean }): MiddlewareHandler {
  const fixed = fixedHeaders(options)
  return async function securityHeaders(c, next) {
    await next()
    const { headers } = c.res
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value)
    // Not `no-referrer`: browsers would send `Origin: null` with our own forms, which the router refuses as forged.
    if (carriesSecret(new URL(c.req.url))) headers.set('Referrer-Policy', 'same-origin')
    if (isPassive(c.req.path, headers.get('content-type'))) return
    for (const policy of missingCspHeader({ status: c.res.status, hasPolicy: headers.has(POLICY) }))
      headers.set(...policy)
  }
}

/** Types that no browser opens as a page: the policy would add a kilobyte to every font, style and picture. */
function isPassive(path: string, type: string | null): boolean {
  return (
    /^\/(assets|media)\//.test(path) &&
    /^(font\/|text\/css|text\/javascript|image\/(avif|webp|jpeg|png|gif))/.test(type ?? '')
  )
}

/** `any`: in development Vite and React Router write inline scripts of their own. */
type AllowedSources = {
  scriptHashes: readonly string[] | 'any'
  tagManager?: boolean
  trustedTypes?: readonly string[]
}

/** `trustedTypes`: the policy names for pages. */
export function contentSecurityPolicy({ scriptHashes, tagManager = false, trustedTypes }: AllowedSources): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scriptHashes === 'any' ? " 'unsafe-inline'" : scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('')}${tagManager ? ` ${TAG_MANAGER}` : ''}`,
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
    ...(trustedTypes ? ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes.join(' ')}`] : []),
  ].join('; ')
}

/** Hashes of inline scripts, computed at render time and cached with the page: a nonce cannot be cached. */
export function hashesOfScripts(scripts: Iterable<string>): string[] {
  return [...scripts].map((text) => createHash('sha256').update(text).digest('base64'))
}
