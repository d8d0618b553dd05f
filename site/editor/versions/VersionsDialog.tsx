import { useState } from 'react'
import type { Version } from '#contract/page/versions.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { formatInstant, kindName } from '../words/naming.ts'
import { formatVersionChange } from './format-version-change.ts'
import { useVersions } from './use-versions.ts'
import { VersionView } from './VersionView.tsx'
import { versionWords } from './words.ts'

const CHANGES_SHOWN = 3

/** Versions of this page: changes with author, content, and restore. */
export default function VersionsDialog({ close }: { close: () => void }) {
  const { editor, announce } = useWorkspace()
  const text = useText()
  const words = versionWords[editor.speaks]
  const { restore, ...versions } = useVersions()
  const [openVersion, lookAt] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function goBackTo(id: number) {
    setBusy(true)
    setFailed(false)
    try {
      const { lost_images } = await restore(id)
      await editor.reloadAll()
      const message = [
        words.restored,
        ...(lost_images.length > 0 ? [words.deletedImages(lost_images.length)] : []),
      ].join(' ')
      close()
      editor.alert('saved', { text: message })
      announce(message)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    <EditorDialog title={words.title} onClose={close} size="wide">
      <div className={parts.stack}>
        {isFailed && (
          <p role="alert" className={parts.error}>
            {text.alertFailed}
          </p>
        )}
        {openVersion === null ? (
          <>
            <p className={parts.muted}>{words.intro}</p>
            <PagedList list={versions} empty={words.none}>
              {(version, index) => (
                <Entry key={version.id} version={version} isNow={index === 0} look={() => lookAt(version.id)} />
              )}
            </PagedList>
          </>
        ) : (
          <VersionView
            id={openVersion}
            isBusy={isBusy}
            back={() => lookAt(null)}
            restore={() => void goBackTo(openVersion)}
          />
        )}
      </div>
    </EditorDialog>
  )
}

function Entry({
  version: { saved_at, saved_by, changes },
  isNow,
  look,
}: {
  version: Version
  isNow: boolean
  look: () => void
}) {
  const { editor } = useWorkspace()
  const text = useText()
  const { speaks } = editor
  const words = versionWords[speaks]
  const time = formatInstant(speaks, new Date(saved_at))
  const nameOf = (kind: string, name: string) => text.named(kindName(editor, kind), name)
  const lines = changes?.map((change) => formatVersionChange(change, editor, nameOf)) ?? [words.first]
  const visibleLines = lines.length === 0 ? [words.asBefore] : lines.slice(0, CHANGES_SHOWN)
  return (
    <li className={parts.entry}>
      <div className={parts.entryText}>
        <strong>{isNow ? `${words.now} (${time})` : time}</strong>
        <span className={parts.muted}>{saved_by ?? words.somebody}</span>
        <ul>
          {visibleLines.map((each, index) => (
            <li key={`${index + 1} ${each}`}>{each}</li>
          ))}
          {lines.length > CHANGES_SHOWN && <li>{words.more(lines.length - CHANGES_SHOWN)}</li>}
        </ul>
      </div>
      {!isNow && (
        <Button aria-label={words.lookAt(time)} onClick={look}>
          {words.look}
        </Button>
      )}
    </li>
  )
}
