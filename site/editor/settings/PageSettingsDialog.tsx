import { useCallback, useEffect, useState } from 'react'
import { countAdmin, findAdmin } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { AskBeforeLeaving } from '../ui/AskBeforeLeaving.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { ClashForm } from './ClashForm.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { usePageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

type Loaded = { record: AdminRecord; hasBelow: boolean } | 'loading' | 'failed'

/** What the page is called, where it is, where it is shown, and how it looks elsewhere. */
export default function PageSettingsDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.locale]
  const loaded = useLoaded()
  if (typeof loaded !== 'string') return <Settings {...loaded} close={close} />
  return (
    <EditorDialog title={words.title} closeLabel={text.close} onClose={close} size="wide">
      <p className={parts.muted} role={loaded === 'failed' ? 'alert' : 'status'}>
        {loaded === 'failed' ? words.loadFailed : words.loading}
      </p>
    </EditorDialog>
  )
}

function Settings({ record, hasBelow, close }: { record: AdminRecord; hasBelow: boolean; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.locale]
  const settings = usePageSettings(record, close)
  const [asking, setAsking] = useState(false)
  const { isChanged } = settings
  const { holdForm } = editor
  useEffect(() => holdForm(isChanged), [holdForm, isChanged])
  useEffect(() => () => holdForm(false), [holdForm])
  const leave = useCallback(() => (isChanged ? setAsking(true) : close()), [isChanged, close])

  return (
    <EditorDialog title={words.title} closeLabel={text.close} onClose={leave} size="wide">
      {settings.clash ? (
        <ClashForm clash={settings.clash} decide={settings.decide} leave={leave} />
      ) : (
        <SettingsForm settings={settings} hasBelow={hasBelow} leave={leave} />
      )}
      {asking && (
        <AskBeforeLeaving
          save={() => {
            setAsking(false)
            void settings.save()
          }}
          goOn={() => setAsking(false)}
          discard={close}
        />
      )}
    </EditorDialog>
  )
}

/** The record, and whether pages would move along with it. */
function useLoaded(): Loaded {
  const { call, owner } = useWorkspace().editor
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    const left = new AbortController()
    const load = async () => {
      const [record, below] = await Promise.all([
        findAdmin(call, { resource: 'pages', id: owner.object_id }, left.signal),
        countAdmin(call, { resource: 'pages', query: { parent_id: owner.object_id } }, left.signal),
      ])
      setLoaded(record ? { record, hasBelow: below > 0 } : 'failed')
    }
    load().catch(() => left.signal.aborted || setLoaded('failed'))
    return () => left.abort()
  }, [call, owner])
  return loaded
}
