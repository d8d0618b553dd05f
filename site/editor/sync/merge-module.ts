import type { ModuleRecord } from '#contract/page/sections.ts'
import { type Decide, mergeFields, type ThreeWay } from '#contract/texts/three-way-merge.ts'
import type { ModuleEdit } from '#modules/define-edit.ts'
import { isText } from '#modules/fields/shapes.ts'
import { ownLanguageContent } from './content.ts'

type FieldValues = Readonly<Record<string, unknown>>
export type ModuleEditOf = (kind: string) => ModuleEdit | null

/** Merges two changes of a module by field. */
export function mergeModule({ base, mine, theirs }: ThreeWay<ModuleRecord>, decide?: Decide) {
  const names = Object.keys({ ...ownLanguageContent(mine), ...ownLanguageContent(theirs) })
  // A missing field equals an empty one.
  const contentOf = (record: ModuleRecord): Record<string, unknown> => {
    const content = ownLanguageContent(record)
    return Object.fromEntries(names.map((name) => [name, content[name] ?? '']))
  }
  return mergeFields({ base: contentOf(base), mine: contentOf(mine), theirs: contentOf(theirs) }, decide)
}

/** The fields to save over `theirs`, their texts merged by words; null where someone must decide. */
export async function mergeChanges(
  three: ThreeWay<ModuleRecord>,
  { fields, editOf }: { fields: FieldValues; editOf: ModuleEditOf },
): Promise<FieldValues | null> {
  const clashes = mergeModule(three).clashes.filter(({ path }) => path in fields)
  const edit = editOf(three.mine.kind)
  if (clashes.some(({ path }) => !isTextField(edit, path))) return null
  const mergeClash = clashes.length > 0 ? await loadMergeClash() : null
  const texts = clashes.map((clash) => [clash.path, mergeClash?.(clash) ?? null] as const)
  return texts.some(([, text]) => text === null) ? null : { ...fields, ...Object.fromEntries(texts) }
}

/** Null without a connection: then someone decides. */
export async function loadMergeClash() {
  const merge = await import('#modules/fields/merge/text-diff.ts').catch(() => null)
  return merge?.mergeClash ?? null
}

export function isTextField(edit: ModuleEdit | null, name: string): boolean {
  const field = edit?.fields.find((each) => each.name === name)
  return name !== 'showing' && (!field || isText(field))
}
