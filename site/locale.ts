import { useLocation } from 'react-router'
import { defaultLocale, type Locale, locales } from '#config'

/** spec §9: prefix strategy; a path without a language is shown in the default one. */
export function localeOfPath(pathname: string): Locale {
  const prefix = pathname.split('/')[1]
  return locales.find((locale) => locale === prefix) ?? defaultLocale
}

/** `/de/konzerte/x/1` is `konzerte/x/1`; the home of a language is the empty path. */
export function pathWithoutLocale(pathname: string): string {
  const [, first = '', ...restParts] = pathname.split('/')
  return locales.some((locale) => locale === first) ? restParts.join('/') : [first, ...restParts].join('/')
}

export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}
