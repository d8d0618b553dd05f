import { diffWords } from 'diff'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import type { VersionChange } from '#contract/page/versions.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { ModuleRenderingContext, PlainText } from '#modules/define.tsx'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { isText } from '#modules/fields/shapes.ts'
import { RenderModule } from '#modules/render/RenderModule.tsx'
import { SectionGrid } from '#modules/render/SectionGrid.tsx'
import { findModule, findSection } from '../state/document.ts'
import { toLocalId } from '../sync/base.ts'
import { Button } from '../ui/Button.tsx'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { formatInstant, kindName } from '../words/naming.ts'
import { formatVersionChange } from './format-version-change.ts'
import { useVersion } from './use-versions.ts'
import styles from './VersionsDialog.module.css'
import { versionWords } from './words.ts'

type VersionViewProps = { id: number; isBusy: boolean; back: () => void; restore: () => void }

/** A former version as visitors saw it, with differences to the current page marked. */
export function VersionView({ id, isBusy, back, restore }: VersionViewProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const { locale, speaks } = editor
  const words = versionWords[speaks]
  const hasDrafts = useEditorState((state) => state.publication?.is_draft === true)
  const loaded = useVersion(id)
  const version = typeof loaded === 'string' ? null : loaded
  const { sections = [], changes = [], saved_at } = version ?? {}
  const fresh = changes
    .filter(({ type }) => type === 'section_added')
    .map((change) => text.named(kindName(editor, 'section'), change.words))
  return (
    <>
      <div className={parts.row}>
        <Button onClick={back}>{words.back}</Button>
        <Button look="primary" disabled={isBusy || !version || changes.length === 0} onClick={restore}>
          {words.restore}
        </Button>
      </div>
      <p role="status" className={parts.muted}>
        {loaded === 'failed'
          ? text.loadFailed
          : saved_at
            ? `${words.was(formatInstant(speaks, new Date(saved_at)))} `
            : text.loading}
        {version &&
          (changes.length === 0
            ? words.same
            : `${words.marked} ${hasDrafts ? words.restoreDraftHint : words.restoreHint}`)}
      </p>
      {changes
        .filter(({ type }) => type === 'page_text')
        .map((change) => (
          <p key={change.id} className={styles.mark}>
            {words.since.changed}: {formatVersionChange(change, editor, text.named)}
          </p>
        ))}
      {fresh.length > 0 && <p className={styles.mark}>{words.newSections(fresh.join(', '))}</p>}
      <ModuleRenderingContext value={{ locale, Module: RenderModule, Text: PlainText }}>
        {sections.map((section) => (
          <MarkedSection key={section.id} section={section} changes={changes} />
        ))}
      </ModuleRenderingContext>
    </>
  )
}

function MarkedSection({ section, changes }: { section: Section; changes: readonly VersionChange[] }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = versionWords[editor.speaks]
  const sectionChanges = changes.filter(({ id, kind }) => kind === null && id === section.id)
  const added = changes.filter(({ type, id }) => type === 'added' && standsHere(id))
  return (
    <section className={styles.section}>
      {sectionChanges.map(({ type }) =>
        type in words.sectionSince ? (
          <p key={type} className={styles.mark} data-type={type}>
            {words.sectionSince[type as keyof typeof words.sectionSince]}
          </p>
        ) : null,
      )}
      <SectionGrid section={section} renderModule={(record) => <MarkedModule record={record} changes={changes} />} />
      {added.map(({ id, kind, words: title }) => (
        <p key={id} className={styles.mark} data-type="added">
          {words.since.added}: {text.named(kindName(editor, kind ?? ''), title)}
        </p>
      ))}
    </section>
  )

  /** Added modules are marked at their current section. */
  function standsHere(module: number): boolean {
    const { base, history } = editor.store.get()
    const now = findSection(history.doc, toLocalId(base, 'container', section.id))
    return now !== null && findModule({ sections: [now] }, toLocalId(base, 'module', module)) !== null
  }
}

function MarkedModule({ record, changes }: { record: ModuleRecord; changes: readonly VersionChange[] }) {
  const { editor } = useWorkspace()
  const words = versionWords[editor.speaks]
  const records = [record, ...(record.children ?? [])]
  const marks = changes.filter(({ id, kind }) => kind !== null && records.some((each) => each.id === id))
  if (marks.length === 0) return <RenderModule record={record} />
  const isGone = marks.some(({ id, type }) => id === record.id && type === 'removed')
  const types = [...new Set(marks.map(({ type }) => type))].filter((type) => type in words.since)
  return (
    <div className={styles.marked} data-gone={isGone || undefined}>
      <p className={styles.mark}>{types.map((type) => words.since[type as keyof typeof words.since]).join(', ')}</p>
      <div inert>
        <RenderModule record={record} />
      </div>
      {records.map((each) => (
        <ChangedWords key={each.id} versionRecord={each} />
      ))}
    </div>
  )
}

function ChangedWords({ versionRecord }: { versionRecord: ModuleRecord }) {
  const { editor } = useWorkspace()
  const { base, history } = editor.store.get()
  const now = findModule(history.doc, toLocalId(base, 'module', versionRecord.id))
  const edit = editor.editOf(versionRecord.kind)
  if (!now || !edit) return null
  const texts = edit.fields.filter(isText).map(({ name }) => name)
  return diffModuleTexts(versionRecord, now, texts).map(({ field, pieces }) => (
    <p key={field} className={styles.textChange}>
      <span className={styles.field}>{fieldLabel(edit, { name: field, locale: editor.speaks })}: </span>
      {pieces.map(({ words: text, sign }, index) =>
        sign === 'gone' ? (
          <del key={index + 1}>{text}</del>
        ) : sign === 'new' ? (
          <ins key={index + 1}>{text}</ins>
        ) : (
          <span key={index + 1}>{text}</span>
        ),
      )}
    </p>
  ))
}

type TextChangePiece = { words: string; sign: 'same' | 'gone' | 'new' }
type TextChange = { field: string; pieces: TextChangePiece[] }

/** Differing texts of a module, word by word; `fields` are its text fields in order. */
export function diffModuleTexts(
  versionRecord: ModuleRecord,
  now: ModuleRecord,
  fields: readonly string[],
): TextChange[] {
  return fields.flatMap((field) => {
    const [before, after] = [getWords(versionRecord[field]), getWords(now[field])]
    if (before === after) return []
    const pieces = diffWords(before, after).map(
      ({ value, added, removed }): TextChangePiece => ({
        words: value,
        sign: added ? 'new' : removed ? 'gone' : 'same',
      }),
    )
    return [{ field, pieces }]
  })
}

function getWords(value: unknown): string {
  return typeof value === 'string' ? richTextToPlain(value) : ''
}
