import { type Locale, timeZone } from '#config'
import type { Label } from '#model/fields.ts'
import { systemLanguage } from '../env.ts'
import { parseTerminalLocale } from './terminal-locale.ts'

export function terminalLocale(args: readonly string[] = process.argv, system: string = systemLanguage): Locale {
  return parseTerminalLocale(args, system)
}

/** A line for the operator; a pair is in both languages. */
export type TerminalLine = string | Label

export function terminalText(de: string, en: string): string {
  return terminalLocale() === 'de' ? de : en
}

export function toTerminalText(line: TerminalLine): string {
  return typeof line === 'string' ? line : terminalText(...line)
}

export function terminalError(de: string, en: string): Error {
  return new Error(terminalText(de, en))
}

/** As in German lines: `27. Nov. 2026, 02:00`. */
export function terminalTime(time: Date): string {
  return time.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone })
}

export function withoutLanguage(args: readonly string[]): string[] {
  return args.filter((arg, index) => arg !== '--lang' && !arg.startsWith('--lang=') && args[index - 1] !== '--lang')
}

/** Says why a command does nothing, and lets it fail. */
export function refuse(line: TerminalLine): void {
  process.stderr.write(`${toTerminalText(line)}\n`)
  process.exitCode = 1
}
