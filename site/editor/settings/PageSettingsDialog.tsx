import { useCallback, useState } from 'react'
import { AppError } from '#contract/errors.ts'
import type { ClashSides } from '#contract/texts/three-way-merge.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { findAdminRecord, listAdminRecords } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { isCollecting } from '../store/status.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { ValueChoice } from '../ui/SideChoice.tsx'
import { useLeaveQuestion, useUnsavedFormFlag } from '../ui/use-leave-question.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { withDraftTexts } from './page-values.ts'
import { SearchFields } from './SearchFields.tsx'
import styles from './settings.module.css'
import { openSettingsStore, type SettingsStore } from './settings-draft.ts'
import { AddressFields, TextFields } from './TextFields.tsx'
import { draftTexts, type PageSettings, type SettingsConflict, usePageSettings } from './use-page-settings.ts'
import { nameOfValue, settingsWords } from './words.ts'

type Ready = { record: AdminRecord; hasBelow: boolean; store: SettingsStore }

export default function PageSettingsDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const loaded = useSettings()
  if (typeof loaded !== 'string') return <Settings {...loaded} close={close} />
  return (
    <EditorDialog title={words.title} onClose={close} size="wide">
      <p className={parts.muted} role={loaded === 'failed' ? 'alert' : 'status'}>
        {loaded === 'failed' ? words.loadFailed : words.loading}
      </p>
    </EditorDialog>
  )
}

function Settings({ record, hasBelow, store, close }: Ready & { close: () => void }) {
  const { editor } = useWorkspace()
  const words = settingsWords[editor.speaks]
  const settings = usePageSettings(record, { store, close })
  const { isChanged } = settings
  useUnsavedFormFlag(isChanged)
  const { leave, question } = useLeaveQuestion({ isChanged, save: settings.save, discard: close })

  return (
    <EditorDialog title={words.title} onClose={leave} size="wide">
      {settings.conflict ? (
        <ClashForm conflict={settings.conflict} decide={settings.decide} leave={leave} />
      ) : (
        <SettingsForm settings={settings} hasBelow={hasBelow} leave={leave} />
      )}
      {question}
    </EditorDialog>
  )
}

/** The record, whether pages below would move, and unsaved settings of an earlier visit. */
function useSettings(): Ready | 'loading' | 'failed' {
  const { editor } = useWorkspace()
  const { call, owner } = editor
  return useLoaded(
    useCallback(
      async (signal) => {
        const shelves = openSettingsStore(owner.object_id)
        signal.addEventListener('abort', () => void shelves.then(({ close }) => close()))
        const [record, below, store] = await Promise.all([
          findAdminRecord(call, { resource: 'pages', id: owner.object_id }, signal),
          listAdminRecords(call, { resource: 'pages', query: { parent_id: owner.object_id, page_size: 1 } }, signal),
          shelves,
          editor.publication.load(),
        ])
        if (!record) throw new AppError('not_found', { message: 'the page is gone' })
        return { record: withDraftTexts(record, draftTexts(editor)), hasBelow: below.count > 0, store }
      },
      [call, editor, owner],
    ),
  )
}

type ClashFormProps = { conflict: SettingsConflict; decide: (sides: ClashSides) => void; leave: () => void }

/** Fields that two people changed, with one choice each; the form then continues with the result. */
function ClashForm({ conflict: { by, clashes }, decide, leave }: ClashFormProps) {
  const { editor } = useWorkspace()
  const words = conflictWords[editor.speaks]
  const [sides, setSides] = useState<ClashSides>({})
  const isDecided = clashes.every(({ path }) => sides[path])
  return (
    <DialogForm label={words.save} submit={() => isDecided && decide(sides)} cancel={leave} isDisabled={!isDecided}>
      <p role="alert">{words.text(words.page, { by })}</p>
      {clashes.map(({ path, mine, theirs }) => (
        <ValueChoice
          key={path}
          title={nameOfValue(path, editor.speaks)}
          {...{ by, mine, theirs }}
          formatNumber={settingsWords[editor.speaks].picture}
          side={sides[path] ?? null}
          choose={(side) => setSides({ ...sides, [path]: side })}
        />
      ))}
    </DialogForm>
  )
}

const placementFlags = ['is_online', 'in_menu', 'in_footer', 'in_secondary', 'is_clickable'] as const

type FieldsProps = { settings: PageSettings }

function SettingsForm({ settings, hasBelow, leave }: FieldsProps & { hasBelow: boolean; leave: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.speaks]
  const { record, values, problems, message, isBusy, save, change } = settings
  const collects = useEditorState(isCollecting)

  return (
    <DialogForm
      label={text.save}
      submit={() => void save()}
      cancel={leave}
      {...{ isBusy, message, problems }}
      more={
        <a className={styles.all} href={`/admin/pages/${record.id}`}>
          {words.all}
        </a>
      }
    >
      {collects && <p className={parts.muted}>{words.publicAtOnce}</p>}
      <fieldset className={styles.group}>
        <legend>{words.texts}</legend>
        <TextFields settings={settings} field="title" />
        <TextFields settings={settings} field="headline" hint={words.emptyHeadline} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.address}</legend>
        <AddressFields settings={settings} hasBelow={hasBelow} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.places}</legend>
        <div className={styles.flags}>
          {placementFlags.map((flag) => (
            <label key={flag} className={styles.flag}>
              <input
                type="checkbox"
                checked={values[flag]}
                onChange={({ target }) => change({ [flag]: target.checked })}
              />
              {words.flags[flag]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{words.search}</legend>
        <SearchFields settings={settings} />
      </fieldset>
    </DialogForm>
  )
}
