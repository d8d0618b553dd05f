import { defaultLocale, type Locale } from '#config'
import { isLocale } from '#contract/locale.ts'

/** The path's language, else the best German or English of Accept-Language, else German. */
export function requestLocale(request: Request): Locale {
  const path = new URL(request.url).pathname
  // The data of the home page is requested as `/de.data`.
  const first = path.split('/')[1]?.replace(/\.data$/, '')
  if (isLocale(first)) return first
  return parseAcceptLanguage(request.headers.get('accept-language') ?? '')
}

export function parseAcceptLanguage(header: string): Locale {
  const languages = header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const quality = params.find((param) => param.trim().startsWith('q='))
      return { language: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter((each) => isLocale(each.language) && each.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return languages[0]?.language === 'en' ? 'en' : defaultLocale
}
