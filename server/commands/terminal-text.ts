import { type Locale, timeZone } from '#config'
import { systemLanguage } from '../env.ts'
import { parseTerminalLocale } from './terminal-locale.ts'

export function terminalLocale(args: readonly string[] = process.argv, system: string = systemLanguage): Locale {
  return parseTerminalLocale(args, system)
}

export function terminalText(de: string, en: string): string {
  return terminalLocale() === 'de' ? de : en
}

/** As in German lines: `27. Nov. 2026, 02:00`. */
export function terminalTime(time: Date): string {
  return time.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

export function withoutLanguage(args: readonly string[]): string[] {
  return args.filter((arg, index) => arg !== '--lang' && !arg.startsWith('--lang=') && args[index - 1] !== '--lang')
}

/** Says why a command does nothing, and lets it fail. */
export function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
