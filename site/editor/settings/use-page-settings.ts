import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Locale } from '#config'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { type ClashSides, mergeFields } from '#contract/texts/three-way-merge.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { withEditParam } from '../../edit-mode.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'
import { changedNames, type PageValues, toPageValues, toPatchBody, type ValueName } from './page-values.ts'
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
      const saved = (await editor.call<ResourceEndpoints['update']>(resourceAddresses('pages').update, {
        params: { id: record.id },
        body: { ...toPatchBody(base, values), version: Number(record.version) },
      })) as AdminRecord
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
    const newest = error.current as AdminRecord
    const by = error.conflict?.by ?? null
    const merged = mergeFields({ base, mine: values, theirs: toPageValues(newest) })
    setRecord({ ...record, ...newest })
    setValues(merged.values)
    setProblems({})
    setMessage(words.merged(by ?? conflictWords[editor.speaks].somebody))
    setConflict(findConflict(merged, by))
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
