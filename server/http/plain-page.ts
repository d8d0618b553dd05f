import type { Context } from 'hono'
import { type AppError, statusByCode } from '#contract/errors.ts'
import { problemTitle } from '../api/problems.ts'
import { requestLocale } from './locale.ts'

const texts = {
  de: {
    home: 'Zur Startseite',
    again: (minutes: number) => `In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} geht es wieder.`,
  },
  en: {
    home: 'Home',
    again: (minutes: number) => `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
}

/** Whether the response is a page: neither a call, nor page data, nor a file. */
export function isPagePath(path: string): boolean {
  return /^\/(de|en)(\/|$)/.test(path) && !path.includes('/pageeditor-api/') && !/\.(data|ics|atom|json)$/.test(path)
}

/** A refusal as a minimal page without the site's data and scripts. */
export function answerPlainPage(c: Context, { code, retryAfterSeconds }: AppError): Response {
  const locale = requestLocale(c.req.raw)
  const { home, again: retryText } = texts[locale]
  const title = problemTitle(code, locale)
  const text =
    retryAfterSeconds === undefined ? `<a href="/${locale}">${home}</a>` : retryText(Math.ceil(retryAfterSeconds / 60))
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.25rem } h1 { font-size: 1.5rem; line-height: 1.25 }</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>`
  return c.html(html, statusByCode[code], {
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  })
}
