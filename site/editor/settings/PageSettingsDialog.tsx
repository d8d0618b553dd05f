import { useCallback, useEffect, useState } from 'react'
import { countAdmin, findAdmin } from '../pickers/admin-list.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { AskBeforeLeaving } from '../ui/AskBeforeLeaving.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { useHeldForm } from '../ui/use-held-form.ts'
import { ClashForm } from './ClashForm.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { openShelf, type SettingsShelf } from './settings-draft.ts'
import { usePageSettings } from './use-page-settings.ts'
import { settingsWords } from './words.ts'

type Ready = { record: AdminRecord; hasBelow: boolean; shelf: SettingsShelf }
type Loaded = Ready | 'loading' | 'failed'

/** What the page is called, where it is, where it is shown, and how it looks elsewhere. */
export default function PageSettingsDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.speaks]
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

function Settings({ record, hasBelow, shelf, close }: Ready & { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = settingsWords[editor.speaks]
  const settings = usePageSettings(record, { shelf, close })
  const [asking, setAsking] = useState(false)
  const { isChanged } = settings
  useHeldForm(isChanged)
  const leave = useCallback(() => (isChanged ? setAsking(true) : close()), [isChanged, close])

  return (
    <EditorDialog title={words.title} closeLabel={text.close} onClose={leave} size="wide">
      {settings.conflict ? (
        <ClashForm conflict={settings.conflict} decide={settings.decide} leave={leave} />
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

/** The record, whether pages would move along with it, and what was not saved here before. */
function useLoaded(): Loaded {
  const { call, owner } = useWorkspace().editor
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    const left = new AbortController()
    const shelves = openShelf(owner.object_id)
    const load = async () => {
      const [record, below, shelf] = await Promise.all([
        findAdmin(call, { resource: 'pages', id: owner.object_id }, left.signal),
        countAdmin(call, { resource: 'pages', query: { parent_id: owner.object_id } }, left.signal),
        shelves,
      ])
      setLoaded(record ? { record, hasBelow: below > 0, shelf } : 'failed')
    }
    load().catch(() => left.signal.aborted || setLoaded('failed'))
    return () => {
      left.abort()
      void shelves.then(({ close }) => close())
    }
  }, [call, owner])
  return loaded
}
