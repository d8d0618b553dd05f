import { useCallback, useState } from 'react'
import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { AppError } from '#contract/errors.ts'
import type { listPageBin, PageBinEntry, RestorePlacement, restoreFromPageBin } from '#contract/page/page-bin.ts'
import { findSection, indexOfSection, iterateModules } from '../state/document.ts'
import { toLocalId } from '../sync/base.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { PagedList, useContentList } from '../ui/PagedList.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { formatInstant, kindName } from '../words/naming.ts'

/** Deleted content of this page, with a restore button each. */
export default function BinDialog({ close }: { close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const { speaks } = editor
  const words = binWords[speaks]
  const bin = useBin()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const kinds = (kind: string) => kindName(editor, kind)
  const nameOf = ({ kind, words: title }: PageBinEntry) => text.named(kinds(kind ?? 'section'), title)

  async function bringBack(entry: PageBinEntry) {
    setBusy(true)
    setProblem('')
    try {
      const { place, section } = await bin.bringBack(entry)
      await editor.reload()
      const { base, history } = editor.store.get()
      const number = indexOfSection(history.doc, toLocalId(base, 'container', section.id)) + 1
      const message = words.backAt[place](nameOf(entry), number)
      close()
      editor.alert('saved', { text: message })
      announce(message)
      showAgain(entry)
    } catch (error) {
      const isGone = error instanceof AppError && error.code === 'not_found'
      if (isGone) bin.without(entry)
      setProblem(isGone ? words.gone : text.alertFailed)
      setBusy(false)
    }
  }

  function showAgain({ model, id }: PageBinEntry) {
    const { base, history } = editor.store.get()
    const local = toLocalId(base, model, id)
    const restoredSection = findSection(history.doc, local)
    const module =
      model === 'module' ? local : restoredSection && iterateModules({ sections: [restoredSection] }).next().value?.id
    if (module) focusModule(module)
  }

  return (
    <EditorDialog title={words.title} onClose={close}>
      <div className={parts.stack}>
        <p className={parts.muted}>{words.intro}</p>
        {problem && (
          <p role="alert" className={parts.error}>
            {problem}
          </p>
        )}
        <PagedList list={bin} empty={words.empty}>
          {(entry) => (
            <li key={`${entry.model} ${entry.id}`} className={parts.entry}>
              <div className={parts.entryText}>
                <strong>{nameOf(entry)}</strong>
                <span>{formatBinEntry(entry, { speaks, kindName: kinds })}</span>
                <span className={parts.muted}>
                  {words.who(entry.deleted_by, formatInstant(speaks, new Date(entry.deleted_at)))} ·{' '}
                  {words.days(entry.days_left)}
                </span>
              </div>
              <Button disabled={isBusy} aria-label={words.bringOf(nameOf(entry))} onClick={() => void bringBack(entry)}>
                {words.bring}
              </Button>
            </li>
          )}
        </PagedList>
      </div>
    </EditorDialog>
  )
}

type KindName = (kind: string) => string

/** The place of an entry, and the amount of restored content. */
export function formatBinEntry(
  { model, section, column, list, holds }: PageBinEntry,
  { speaks, kindName }: { speaks: Locale; kindName: KindName },
): string {
  const text = binWords[speaks]
  if (model === 'container')
    return [section === null ? text.sectionGone : text.inSection(section), text.modules(holds)].join(' · ')
  const position =
    section === null ? text.sectionGone : list === null ? text.inColumn(section, column) : text.inSection(section)
  return [
    list === null ? position : text.inList(position, kindName(list)),
    ...(holds > 0 ? [text.items(holds)] : []),
  ].join(' · ')
}

/** Deleted entries of this page; a pending deletion is listed once it has been sent. */
function useBin() {
  const { call, locale, owner } = useWorkspace().editor
  const load = useCallback(
    (page: number, signal: AbortSignal) =>
      call<typeof listPageBin>(editorAddresses.listPageBin, { params: { locale }, query: { ...owner, page } }, signal),
    [call, locale, owner],
  )
  return {
    ...useContentList(load),
    bringBack: ({ model, id }: PageBinEntry) =>
      call<typeof restoreFromPageBin>(editorAddresses.restoreFromPageBin, { params: { locale }, body: { model, id } }),
  }
}

const de = {
  title: 'Papierkorb dieser Seite',
  intro:
    'Was auf dieser Seite gelöscht wurde, bleibt hier 30 Tage. Es kommt in beiden Sprachen und mit seinen Bildern zurück.',
  empty: 'In den letzten 30 Tagen wurde auf dieser Seite nichts gelöscht.',
  bring: 'Zurückholen',
  bringOf: (name: string) => `${name} zurückholen`,
  who: (name: string | null, time: string) => `Gelöscht von ${name ?? 'einem früheren Konto'} am ${time} Uhr`,
  inSection: (section: number) => `Abschnitt ${section}`,
  inColumn: (section: number, column: number) => `Abschnitt ${section}, Spalte ${column}`,
  inList: (position: string, list: string) => `${position}, in ${list}`,
  sectionGone: 'Der Abschnitt ist auch gelöscht',
  modules: (count: number) => (count === 1 ? '1 Modul' : `${count} Module`),
  items: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  days: (days: number) => (days <= 1 ? 'noch heute' : `noch ${days} Tage`),
  backAt: {
    same: (name) => `${name} steht wieder an seinem Platz.`,
    last_column: (name) => `${name} steht jetzt in der letzten Spalte. Die alte Spalte gibt es nicht mehr.`,
    other_section: (name, section) =>
      `${name} steht jetzt am Ende von Abschnitt ${section}. Den alten Abschnitt gibt es nicht mehr.`,
    new_section: (name) => `${name} steht jetzt in einem neuen Abschnitt. Den alten gibt es nicht mehr.`,
    with_home: (name) => `${name} ist wieder da, mit der Liste, in der es stand.`,
  } satisfies Record<RestorePlacement, (name: string, section: number) => string>,
  gone: 'Das liegt nicht mehr im Papierkorb. Vielleicht hat es schon jemand zurückgeholt.',
}

const en: typeof de = {
  title: 'Bin of this page',
  intro: 'What was deleted on this page stays here for 30 days. It comes back in both languages and with its pictures.',
  empty: 'Nothing was deleted on this page in the last 30 days.',
  bring: 'Bring back',
  bringOf: (name) => `Bring back ${name}`,
  who: (name, time) => `Deleted by ${name ?? 'a former account'} on ${time}`,
  inSection: (section) => `Section ${section}`,
  inColumn: (section, column) => `Section ${section}, column ${column}`,
  inList: (position, list) => `${position}, in ${list}`,
  sectionGone: 'The section is deleted too',
  modules: (count) => (count === 1 ? '1 module' : `${count} modules`),
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  days: (days) => (days <= 1 ? 'today only' : `${days} days left`),
  backAt: {
    same: (name) => `${name} is back in its place.`,
    last_column: (name) => `${name} is now in the last column. The old column no longer exists.`,
    other_section: (name, section) =>
      `${name} is now at the end of section ${section}. The old section no longer exists.`,
    new_section: (name) => `${name} is now in a new section. The old one no longer exists.`,
    with_home: (name) => `${name} is back, with the list it stood in.`,
  },
  gone: 'This is no longer in the bin. Somebody may have brought it back already.',
}

const binWords: Record<Locale, typeof de> = { de, en }
