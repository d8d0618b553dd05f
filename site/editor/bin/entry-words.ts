import type { Locale } from '#config'
import type { BinEntry } from '#contract/bin.ts'
import { binWords } from './words.ts'

type KindName = (kind: string) => string

/** Where it stood, and how much comes back with it. */
export function placeWords({ model, section, column, list, holds }: BinEntry, { locale, kindName }: { locale: Locale; kindName: KindName }): string {
  const text = binWords[locale]
  if (model === 'container') return [section === null ? text.sectionGone : text.inSection(section), text.modules(holds)].join(' · ')
  const place = section === null ? text.sectionGone : list === null ? text.inColumn(section, column) : text.inSection(section)
  return [list === null ? place : text.inList(place, kindName(list)), ...(holds > 0 ? [text.items(holds)] : [])].join(' · ')
}
