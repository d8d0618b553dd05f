import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { PagePublication, savePageTexts } from '#contract/page/publications.ts'
import { type ClashSides, mergeFields } from '#contract/texts/three-way-merge.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { withEditParam } from '../../edit-mode.ts'
import type { Editor } from '../core/create-editor.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { toRecordBody } from '../state/document.ts'
import { isCollecting } from '../store/status.ts'
import { useWorkspace } from '../ui/context.tsx'
import { changedNames, type PageValues, toPageValues, type ValueName, withDraftTexts } from './page-values.ts'
import { applySettingsDraft, type SettingsStore, toSettingsDraft } from './settings-draft.ts'
import { settingsWords } from './words.ts'

/** Fields that two people changed, and the name of the other one. */
export type SettingsConflict = { by: string | null; clashes: Merged['clashes'] }
type Merged = ReturnType<typeof applySettingsDraft>
export type PageSettings = ReturnType<typeof usePageSettings>

/** Form values, stored on this device until saved, their errors, and saving. */
export function usePageSettings(loaded: AdminRecord, { store, close }: { store: SettingsStore; close: () => void }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const [record, setRecord] = useState(loaded)
  const [initial] = useState(() => beginning(toPageValues(loaded), store))
  const [values, setValues] = useState(initial.values)
  const [problems, setProblems] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string | null>(() => (store.left ? words.restored : null))
  const [conflict, setConflict] = useState<SettingsConflict | null>(initial.conflict)
  const [isBusy, setBusy] = useState(false)
  const showSaved = useSavedPage()
  const base = toPageValues(record)
  const isChanged = changedNames(base, values).length > 0

  useEffect(() => store.keep(toSettingsDraft(toPageValues(record), values)), [store, record, values])
  // Closing the form saves or asks; a closed or crashed window does not run this.
  useEffect(() => () => store.keep(null), [store])

  async function save(): Promise<void> {
    if (isBusy) return
    if (!isChanged) return close()
    const missing = getMissing(values, base)
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((name) => [name, [words.emptySlug]])), words.wrong)
    setBusy(true)
    try {
      const saved = await saveValues(editor, { record, base, values })
      editor.holdForm(false)
      close()
      editor.alert('saved')
      showSaved(saved)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof AppError)) throw error
      if (error.code === 'conflict') return meet(error)
      refuse(error.fields ?? {}, error.fields ? words.wrong : error.message || words.failed)
    }
  }

  function refuse(fields: FieldErrors, text: string): void {
    setProblems(fields)
    setMessage(text)
  }

  /** After another save: takes over other fields, asks about the same ones. */
  function meet(error: AppError): void {
    const newest = newestOf(error.current as AdminRecord | PagePublication)
    const by = error.conflict?.by ?? null
    const merged = mergeFields({ base, mine: values, theirs: toPageValues(newest) })
    setRecord({ ...record, ...newest })
    setValues(merged.values)
    setProblems({})
    setMessage(words.merged(by ?? conflictWords[editor.speaks].somebody))
    setConflict(findConflict(merged, by))
  }

  /** The stored record, or the page's texts, that others changed. */
  function newestOf(current: AdminRecord | PagePublication): AdminRecord {
    if ('languages' in current) return withDraftTexts(record, current.texts as Record<string, string>)
    return withDraftTexts(current, draftTexts(editor))
  }

  function decide(sides: ClashSides): void {
    const theirClashes = conflict?.clashes.filter(({ path }) => sides[path] === 'theirs') ?? []
    setValues({ ...values, ...Object.fromEntries(theirClashes.map(({ path, theirs }) => [path, theirs])) })
    setConflict(null)
  }

  function change(patch: Partial<PageValues>): void {
    setValues({ ...values, ...patch })
    // An error stays until its field is changed.
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in patch))))
  }

  return { record, values, base, problems, message, conflict, isChanged, isBusy, save, change, decide }
}

/** Texts of a draft wait with it; the other fields are public at once. */
async function saveValues(
  editor: Editor,
  { record, base, values }: { record: AdminRecord; base: PageValues; values: PageValues },
): Promise<AdminRecord> {
  const drafts = draftTexts(editor)
  const [texts, others] = [true, false].map((waits) =>
    changedNames(base, values).filter((name) => name in drafts === waits),
  ) as [ValueName[], ValueName[]]
  if (texts.length > 0)
    await editor.call<typeof savePageTexts>(editorAddresses.savePageTexts, {
      params: { locale: editor.locale },
      body: {
        ...editor.owner,
        texts: texts.map((name) => ({ name, text: String(values[name]), before: String(base[name]) })),
      },
    })
  if (others.length === 0) return record
  return (await editor.call<ResourceEndpoints['update']>(resourceAddresses('pages').update, {
    params: { id: record.id },
    body: { ...toRecordBody(others.map((name) => [name, values[name]])), version: Number(record.version) },
  })) as AdminRecord
}

/** None on a page that is public as it stands. */
export function draftTexts({ store }: Editor): Readonly<Record<string, string>> {
  const state = store.get()
  return (isCollecting(state) && state.publication?.texts) || {}
}

/** The stored page, or with unsaved settings of an earlier visit. */
function beginning(
  theirs: PageValues,
  { left }: SettingsStore,
): { values: PageValues; conflict: SettingsConflict | null } {
  if (!left) return { values: theirs, conflict: null }
  const merged = applySettingsDraft(theirs, left)
  return { values: merged.values, conflict: findConflict(merged, null) }
}

function findConflict({ clashes }: Merged, by: string | null): SettingsConflict | null {
  return clashes.length > 0 ? { by, clashes } : null
}

/** A page with a path must keep one. */
function getMissing(values: PageValues, base: PageValues): ValueName[] {
  return (['slug_de', 'slug_en'] as const).filter((name) => base[name] !== '' && values[name].trim() === '')
}

/** Shows the saved page, at its new path if changed; the old one is removed from the browser's history. */
function useSavedPage() {
  const { editor } = useWorkspace()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (saved: AdminRecord) => {
    const address = (saved.urls as Record<Locale, string> | null)?.[editor.locale]
    if (!address || address === decodeURI(pathname)) return void revalidate()
    void navigate(address + withEditParam(search) + hash, { replace: true, preventScrollReset: true })
  }
}
