import type { Locale } from '#config'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { type EditorDocument, iterateModules } from '../state/document.ts'
import type { Hint } from './hint.ts'

/** The fields of a picture that are checked here. */
export type JudgedPicture = {
  id: number
  title: string
  alt: Record<Locale, string>
  decorative: boolean
  credit: string
}

/** Picture ids of all modules, without duplicates. */
export function getPictures(doc: EditorDocument): number[] {
  return [...new Set([...iterateModules(doc)].flatMap((record) => findPicture(record) ?? []))]
}

/** Missing alt texts and credits. */
export function pictureHints(doc: EditorDocument, pictures: readonly JudgedPicture[], locale: Locale): Hint[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return [...iterateModules(doc)].flatMap((record): Hint[] => {
    const picture = byId.get(findPicture(record) ?? 0)
    if (!picture) return []
    const hintTarget = { module: record.id, detail: picture.title }
    const lacksAlt = !picture.decorative && picture.alt[locale].trim() === ''
    return [
      ...(lacksAlt ? [{ topic: 'alt' as const, ...hintTarget }] : []),
      ...(picture.credit.trim() === '' ? [{ topic: 'credit' as const, ...hintTarget }] : []),
    ]
  })
}

function findPicture({ image }: ModuleRecord): number | undefined {
  return typeof image === 'number' ? image : undefined
}
