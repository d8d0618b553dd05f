import { defaultLocale, type Locale, locales } from '#config'

/** `--lang de`, else the terminal's POSIX language; English for other languages. */
export function parseTerminalLocale(args: readonly string[], system: string): Locale {
  const given = args.flatMap((arg, index) =>
    arg === '--lang' ? [args[index + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  )[0]
  const named = given ?? /^[a-z]+/i.exec(system)?.[0].toLowerCase()
  return locales.find((locale) => locale === named) ?? (defaultLocale === 'en' ? defaultLocale : 'en')
}
