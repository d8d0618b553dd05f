import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/sections.ts'
import { type EditorDocument, iterateModules } from '../state/document.ts'
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
export function getPictures(doc: EditorDocument): number[] {
  return [...new Set([...iterateModules(doc)].flatMap((record) => findPicture(record) ?? []))]
}

/** Pictures that a blind reader hears nothing of, and those whose maker is not named; each where it stands. */
export function pictureHints(doc: EditorDocument, pictures: readonly JudgedPicture[], locale: Locale): Hint[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return [...iterateModules(doc)].flatMap((record): Hint[] => {
    const picture = byId.get(findPicture(record) ?? 0)
    if (!picture) return []
    const at = { module: record.id, words: picture.title }
    const lacksAlt = !picture.decorative && picture.alt[locale].trim() === ''
    return [
      ...(lacksAlt ? [{ about: 'alt' as const, ...at }] : []),
      ...(picture.credit.trim() === '' ? [{ about: 'credit' as const, ...at }] : []),
    ]
  })
}

function findPicture({ image }: ModuleRecord): number | undefined {
  return typeof image === 'number' ? image : undefined
}
