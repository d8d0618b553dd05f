import type { Locale } from '#config'

/** spec §8: an error while showing the error page. A document without script, style sheet and data. */
export function fallbackDocument(locale: Locale): string {
  const german = locale === 'de' ? '<p>Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.</p>' : ''
  const homeLabel = locale === 'de' ? 'Zur Startseite' : 'Home'
  const title = 'An error occurred while showing the error page'
  const style =
    'body{margin:0;padding:15vh 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;background:#fbfaf7;color:#16181d}main{max-width:40rem;margin:auto}a{color:inherit}'
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1 lang="en">${title}</h1>${german}<p><a href="/${locale}">${homeLabel}</a></p></main></body></html>`
}
