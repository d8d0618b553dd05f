import { defaultLocale, type Locale, locales } from '#config'

/** `--lang de`, else the terminal's POSIX language; English for other languages. */
export function parseTerminalLocale(args: readonly string[], system: string): Locale {
  const option = args.flatMap((arg, index) =>
    arg === '--lang' ? [args[index + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  )[0]
  const language = option ?? /^[a-z]+/i.exec(system)?.[0].toLowerCase()
  return locales.find((locale) => locale === language) ?? (defaultLocale === 'en' ? defaultLocale : 'en')
}
