import { defaultLocale, type Locale, locales } from '#config'

/** The language of a command: `--lang de`, else that of the terminal as POSIX names it; English where it speaks neither. */
export function parseTerminalLocale(args: readonly string[], system: string): Locale {
  const given = args.flatMap((arg, index) =>
    arg === '--lang' ? [args[index + 1]] : arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [],
  )[0]
  const named = given ?? /^[a-z]+/i.exec(system)?.[0].toLowerCase()
  return locales.find((locale) => locale === named) ?? (defaultLocale === 'en' ? defaultLocale : 'en')
}
