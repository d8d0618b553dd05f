import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/sections.ts'
import { type Doc, modulesOf } from '../state/document.ts'
import type { Hint } from './hint.ts'

/** A picture of the media library, as far as it is judged here. */
export type JudgedPicture = {
  id: number
  title: string
  alt: Record<Locale, string>
  decorative: boolean
  credit: string
}

/** The pictures of the modules, each once. */
export function picturesOf(doc: Doc): number[] {
  return [...new Set([...modulesOf(doc)].flatMap((record) => pictureOf(record) ?? []))]
}

/** Pictures that a blind reader hears nothing of, and those whose maker is not named; each where it stands. */
export function pictureHints(doc: Doc, pictures: readonly JudgedPicture[], locale: Locale): Hint[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return [...modulesOf(doc)].flatMap((record): Hint[] => {
    const picture = byId.get(pictureOf(record) ?? 0)
    if (!picture) return []
    const at = { module: record.id, words: picture.title }
    const lacksAlt = !picture.decorative && picture.alt[locale].trim() === ''
    return [
      ...(lacksAlt ? [{ about: 'alt' as const, ...at }] : []),
      ...(picture.credit.trim() === '' ? [{ about: 'credit' as const, ...at }] : []),
    ]
  })
}

function pictureOf({ image }: ModuleRecord): number | undefined {
  return typeof image === 'number' ? image : undefined
}
