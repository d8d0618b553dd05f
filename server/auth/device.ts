const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

/**
 * What a person recognises their own computer by, and no more: versions would tell it from others. Of the browsers the first that fits,
 * because all call themselves by the names of those below as well.
 */
export function deviceOf(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''
  return [find(browsers), find(systems)].filter((name) => name !== '').join(' · ')
}
