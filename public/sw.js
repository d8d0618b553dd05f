/**
 * The service worker of the public site. Pages come from the network, otherwise the offline page is shown, never an
 * older response: a concert may have been cancelled since. Hashed assets and pictures come from the cache first.
 */
const ASSETS = 'assets-1'
const PICTURES = 'pictures-1'
const SEEN = 'seen-1'
const MAX_ENTRIES = { [ASSETS]: 150, [PICTURES]: 200 }
const MAX_SHOWN_CONCERTS = 12
const SEEN_CONCERTS = '/offline/concerts.json'

self.addEventListener('install', (event) => {
  // Bypass the worker: a beacon sent through it would be lost when its page closes, and API calls would only take one
  // more thread.
  const bypassed = [
    { requestMethod: 'POST' },
    { urlPattern: { pathname: '/api/*' } },
    { urlPattern: { pathname: '/admin/*' } },
  ]
  event.waitUntil(event.addRoutes?.({ condition: { or: bypassed }, source: 'network' }))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const current = [ASSETS, PICTURES, SEEN]
      await Promise.all(
        (await caches.keys()).filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
      )
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || isAdmin(url)) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event, ASSETS))
  else if (url.pathname.startsWith('/media/') && url.searchParams.has('v'))
    event.respondWith(cacheFirst(event, PICTURES))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(url)))
})

/** Concerts that a page shows: the offline page lists them. */
self.addEventListener('message', (event) => {
  const { type, concerts } = event.data ?? {}
  if (type === 'concerts-seen' && Array.isArray(concerts)) event.waitUntil(saveSeen(concerts))
})

function isAdmin({ pathname }) {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}

async function cacheFirst(event, name) {
  const cache = await caches.open(name)
  const cached = await cache.match(event.request)
  if (cached) return cached
  const response = await fetch(event.request)
  if (
    response.status === 200 &&
    response.type === 'basic' &&
    !/no-store/.test(response.headers.get('cache-control') ?? '')
  ) {
    const copy = response.clone()
    event.waitUntil(cache.put(event.request, copy).then(() => evictOldest(cache, MAX_ENTRIES[name])))
  }
  return response
}

async function evictOldest(cache, maxEntries) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)))
}

async function loadSeen() {
  const saved = await (await caches.open(SEEN)).match(SEEN_CONCERTS)
  return saved ? saved.json() : []
}

async function saveSeen(concerts) {
  const urls = new Set(concerts.map(({ url }) => url))
  const at = Date.now()
  const all = [
    ...concerts.map((concert) => ({ ...concert, at })),
    ...(await loadSeen()).filter(({ url }) => !urls.has(url)),
  ]
  const cache = await caches.open(SEEN)
  await cache.put(
    SEEN_CONCERTS,
    new Response(JSON.stringify(all.slice(0, 60)), { headers: { 'content-type': 'application/json' } }),
  )
}

const words = {
  de: {
    title: 'Keine Verbindung',
    text: 'Sie sind gerade offline. Sobald die Verbindung wieder da ist, zeigt diese Seite den aktuellen Stand.',
    unsaved:
      'Sie sind gerade offline. Was Sie geschrieben haben und noch nicht gespeichert ist, liegt sicher auf diesem Gerät. Es wird Ihnen angeboten, sobald Sie die Seite mit Verbindung wieder öffnen.',
    retry: 'Noch einmal versuchen',
    seen: 'Zuletzt angesehene Konzerte',
    note: 'Ob ein Konzert inzwischen verlegt wurde oder entfällt, sehen Sie erst mit Verbindung.',
    asOf: 'angesehen am',
  },
  en: {
    title: 'No connection',
    text: 'You are offline at the moment. As soon as the connection is back, this page shows how things stand.',
    unsaved:
      'You are offline at the moment. What you have written and is not saved yet is safe on this device. It is offered to you as soon as you open the page again with a connection.',
    retry: 'Try again',
    seen: 'Concerts seen last',
    note: 'Whether a concert has been moved or cancelled since, you can only see with a connection.',
    asOf: 'seen on',
  },
}

async function offlinePage({ pathname, search, searchParams }) {
  const isEditing = searchParams.has('edit')
  const locale = /^\/en(\/|$)/.test(pathname) ? 'en' : 'de'
  const text = words[locale]
  const now = Date.now()
  const concerts = (isEditing ? [] : await loadSeen().catch(() => []))
    .filter((concert) => concert.locale === locale && !concert.isOff && Date.parse(concert.end) > now)
    .slice(0, MAX_SHOWN_CONCERTS)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const seenOn = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
  const items = concerts.map(
    ({ url, title, when, where, at }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a><p>${escapeHtml(when)}<br>${escapeHtml(where)}</p><small>${text.asOf} ${escapeHtml(seenOn.format(at))}</small></li>`,
  )
  const list = items.length > 0 ? `<h2>${text.seen}</h2><p>${text.note}</p><ul>${items.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text.title}</title><style>${style}</style></head><body><main><svg viewBox="0 0 44 40" width="66" height="60" aria-hidden="true"><path d="M1 6h42M1 13h42M1 20h42M1 27h42M1 34h42" stroke="currentColor" stroke-width="1.4"/></svg><h1>${text.title}</h1><p>${isEditing ? text.unsaved : text.text}</p><p><a class="retry" href="${escapeHtml(pathname + search)}">${text.retry}</a></p>${list}</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  })
}

const style = `body{margin:0;background:#fbfaf7;color:#16181d;font:1.125rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif}main{max-width:40rem;margin:auto;padding:12vh 1.5rem 4rem}h1,h2{font-family:Fraunces,Georgia,serif;font-weight:400;line-height:1.1;letter-spacing:-.018em}h1{font-size:clamp(2.5rem,8vw,4.5rem);margin:1.5rem 0 1rem}h2{font-size:1.75rem;margin:4rem 0 .5rem}ul{list-style:none;margin:1.5rem 0 0;padding:0}li{padding:1.25rem 0;border-top:1px solid #d8d4cb}li a{font:400 1.5rem/1.2 Fraunces,Georgia,serif;color:inherit}li p{margin:.25rem 0}small{color:#565961;font-size:.875rem}.retry{display:inline-block;padding:.75rem 1.5rem;background:#16181d;color:#fbfaf7;font-weight:600;text-decoration:none;border-radius:2px}:focus-visible{outline:2px solid #0b57d0;outline-offset:3px}`

function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
