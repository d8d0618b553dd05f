import { locales } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { getSection, ModuleRecord } from '#contract/page/sections.ts'
import { moduleEditors } from '#modules/editors.ts'
import {
  type EditorDocument,
  findModule,
  findParentSection,
  findPlace,
  findSection,
  indexOfSection,
  isListPlace,
  iterateModules,
  type ModulePlace,
} from '../state/document.ts'
import { rebasePlace, rebaseSectionIndex } from '../state/moves.ts'
import { newModule } from '../state/new-records.ts'
import { fromModuleCopy, type ModuleCopy, toModuleCopy } from '../store/module-copy.ts'
import { serverId, toLocalId } from '../sync/base.ts'
import type { Workspace } from '../ui/context.tsx'
import { editorMessages } from '../words/messages.ts'
import { moduleName } from '../words/naming.ts'
import { type Clip, readClip, sectionFrom, writeClip } from './clip.ts'

type Commanding = Pick<Workspace, 'editor' | 'announce'>

export async function copyModule(workspace: Commanding, module: number): Promise<boolean> {
  const { editor, announce } = workspace
  const clip = await clipOfModule(workspace, module)
  if (!clip || !writeClip(clip)) return false
  announce(editorMessages[editor.speaks].announceCopied(clipName(editor, clip)))
  return true
}

/** Removed only after the clipboard was written. */
export async function cutModule(workspace: Commanding, module: number): Promise<void> {
  const { editor, announce } = workspace
  const record = findModule(editor.store.get().history.doc, module)
  if (!record || !(await copyModule(workspace, module))) return
  editor.act([{ type: 'remove_module', module }], { verb: 'cut', of: record })
  announce(editorMessages[editor.speaks].announceCut(moduleName(editor, record)))
}

/** After the module, or at its former place if it was deleted while the other language was loading. */
export async function duplicateModule(workspace: Commanding, module: number): Promise<void> {
  const { editor } = workspace
  const { doc: docBefore } = editor.store.get().history
  const placeBefore = findPlace(docBefore, module)
  const clip = await clipOfModule(workspace, module)
  const { doc: now } = editor.store.get().history
  if (clip?.type !== 'module' || !placeBefore) return
  const currentPlace = findPlace(now, module)
  const place = currentPlace
    ? { ...currentPlace, index: currentPlace.index + 1 }
    : rebasePlace(docBefore, now, { ...placeBefore, index: placeBefore.index + 1 })
  const record = fromModuleCopy(clip.module, clip.locale !== editor.locale)
  editor.act([{ type: 'insert_module', place, record }], {
    verb: 'duplicated',
    of: record,
  })
}

/** Replaces a module by modules of another kind with its words, in both languages, in one step. */
export async function turnModule(workspace: Commanding, module: number, kind: string): Promise<number | null> {
  const { editor, announce } = workspace
  const clip = await clipOfModule(workspace, module)
  const { doc } = editor.store.get().history
  const [record, place] = [findModule(doc, module), findPlace(doc, module)]
  if (clip?.type !== 'module' || !record || !place || isListPlace(place)) return null
  const turned = turnedModules(editor, clip.module, kind)
  const [first] = turned
  if (!first) return null
  const inserts = turned.map((each, index) => ({
    type: 'insert_module' as const,
    place: { ...place, index: place.index + index },
    record: each,
  }))
  editor.act([{ type: 'remove_module', module }, ...inserts], {
    verb: 'turned',
    of: record,
  })
  announce(moduleName(editor, first))
  return first.id
}

/** A text's translation keeps its place as far as both languages divide into the same modules. */
function turnedModules(editor: Commanding['editor'], { kind, fields }: ModuleCopy, target: string): ModuleRecord[] {
  const turn = editor.editOf(kind)?.turnsInto?.[target]
  const { translations, showing, until_date } = fields
  const translated = translations ? turn?.({ ...fields, ...Object(translations) }) : undefined
  return (turn?.(fields) ?? []).map((module, index) => {
    const other = translated?.[index]?.fields
    const changed = Object.entries(other ?? {}).filter(
      ([name, value]) => typeof value === 'string' && value !== module.fields[name],
    )
    return newModule(module.kind, {
      ...editor.editOf(module.kind)?.initial,
      ...module.fields,
      showing,
      until_date,
      ...(changed.length > 0 ? { translations: Object.fromEntries(changed) } : {}),
    })
  })
}

export function pasteModule({ editor }: Commanding, place: ModulePlace): void {
  const clip = readClip()
  if (clip?.type !== 'module') return
  const record = fromModuleCopy(clip.module, clip.locale !== editor.locale)
  editor.act([{ type: 'insert_module', place, record }], {
    verb: 'pasted',
    of: record,
  })
}

export async function copySection(workspace: Commanding, section: number): Promise<boolean> {
  const { editor, announce } = workspace
  const clip = await clipOfSection(workspace, section)
  if (!clip || !writeClip(clip)) return false
  announce(editorMessages[editor.speaks].announceCopied(clipName(editor, clip)))
  return true
}

export async function cutSection(workspace: Commanding, section: number): Promise<void> {
  const { editor } = workspace
  if (await copySection(workspace, section)) editor.act([{ type: 'remove_section', section }], { verb: 'cut' })
}

/** Below the section, or at its former place if it was deleted meanwhile. */
export async function duplicateSection(workspace: Commanding, section: number): Promise<void> {
  const { editor } = workspace
  const { doc: docBefore } = editor.store.get().history
  const indexBefore = indexOfSection(docBefore, section)
  const clip = await clipOfSection(workspace, section)
  const { doc: now } = editor.store.get().history
  if (clip?.type !== 'section') return
  const currentIndex = indexOfSection(now, section)
  const index = currentIndex < 0 ? rebaseSectionIndex(docBefore, now, indexBefore + 1) : currentIndex + 1
  editor.act([{ type: 'insert_section', index, section: sectionFrom(clip, editor) }], {
    verb: 'duplicated',
  })
}

export function pasteSection({ editor }: Commanding, index: number): void {
  const clip = readClip()
  if (clip?.type !== 'section') return
  editor.act([{ type: 'insert_section', index, section: sectionFrom(clip, editor) }], {
    verb: 'pasted',
  })
}

/** The name of the clipboard if it may be pasted here: items into lists of their kind, other modules into columns. */
export function clipFor(editor: Workspace['editor'], place: ModulePlace): string | null {
  const clip = readClip()
  if (clip?.type !== 'module') return null
  const list = isListPlace(place) ? findModule(editor.store.get().history.doc, place.list) : null
  const { kind } = clip.module
  const fits = isListPlace(place) ? list !== null && editor.editOf(list.kind)?.children === kind : !itemKinds.has(kind)
  return fits ? clipName(editor, clip) : null
}

const itemKinds = new Set([...moduleEditors.values()].map(({ children }) => children))

/** Named by its text in the language of the target page. */
export function clipName(editor: Pick<Workspace['editor'], 'editOf' | 'locale' | 'speaks'>, clip: Clip): string {
  if (clip.type === 'section') return editorMessages[editor.speaks].sectionAt(clip.number)
  return moduleName(editor, fromModuleCopy(clip.module, clip.locale !== editor.locale))
}

async function clipOfModule({ editor }: Commanding, module: number): Promise<Clip | null> {
  const { doc } = editor.store.get().history
  const record = findModule(doc, module)
  const section = findParentSection(doc, module)
  if (!record || !section) return null
  const otherLanguageModules = await otherLanguage(editor, section.id)
  return {
    type: 'module',
    at: Date.now(),
    locale: editor.locale,
    module: toModuleCopy(record, { confirmed: editor.store.get().base.confirmed, otherLanguageModules }),
  }
}

async function clipOfSection({ editor }: Commanding, id: number): Promise<Clip | null> {
  const { doc } = editor.store.get().history
  const section = findSection(doc, id)
  if (!section) return null
  const otherLanguageModules = await otherLanguage(editor, id)
  const columns = section.columns.map(({ children }) =>
    children.map((record) =>
      toModuleCopy(record, { confirmed: editor.store.get().base.confirmed, otherLanguageModules }),
    ),
  )
  const { layout, showing, until_date } = section
  const number = indexOfSection(doc, id) + 1
  return {
    type: 'section',
    at: Date.now(),
    locale: editor.locale,
    number,
    layout,
    timing: { showing, until_date },
    columns,
  }
}

/** The section's modules in the other language by local id; empty if the server does not respond. */
async function otherLanguage(
  { store, locale, call }: Workspace['editor'],
  section: number,
): Promise<ReadonlyMap<number, ModuleRecord>> {
  const { base } = store.get()
  const id = serverId(base, section)
  const otherLocale = locales.find((each) => each !== locale) ?? locale
  const translatedSection =
    id === null
      ? null
      : await call<typeof getSection>(editorAddresses.getSection, { params: { locale: otherLocale, id } }).catch(
          () => null,
        )
  if (!translatedSection) return new Map()
  const doc: EditorDocument = { sections: [translatedSection] }
  return new Map([...iterateModules(doc)].map((record) => [toLocalId(base, 'module', record.id), record]))
}
