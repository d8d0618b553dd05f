import { useCallback, useEffect, useId, useState } from 'react'
import { mediaUrl } from '#contract/media/media.ts'
import type { ResourceName } from '#model/define-type.ts'
import { pluralName } from '#model/messages.ts'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { resourceNames } from '#model/types.ts'
import { Button } from '../ui/Button.tsx'
import buttons from '../ui/buttons.module.css'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { PagedList, usePagedList } from '../ui/PagedList.tsx'
import { listAdminRecords, uploadAdmin } from './admin-list.ts'
import { adminPaths, PICKED_MESSAGE } from './admin-paths.ts'
import type { AdminRecord } from './picked.ts'
import styles from './pickers.module.css'

type PickedRecord = { resource: ResourceName; record: AdminRecord }
export type PickResult = PickedRecord | null
type PickerDialogProps = {
  resources: readonly ResourceName[]
  current: { resource: ResourceName; id: number } | null
  /** The only accepted media type. */
  accept?: string
  onPick: (result: PickResult) => void
}

/**
 * Chooses a record in the page; the back office opens in a popup to add or change one, and posts back to this dialog.
 */
export default function PickerDialog({ resources, current, accept = '', onPick }: PickerDialogProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const [resource, setResource] = useState<ResourceName>(current?.resource ?? mostLikely(resources))
  const [search, setSearch] = useState('')
  const [blocked, setBlocked] = useState(false)
  const list = useRecords({ resource, search, accept })
  const isImages = resource === 'images'
  const canBeAdded = !isImages && resource !== 'files'
  const currentId = current?.resource === resource ? current.id : null
  const title = isImages ? text.chooseImage : resources.length === 1 ? text.chooseFile : text.chooseLink

  const nothingYet = canBeAdded ? text.noResults : text.nothingUploaded
  const open = (path: string) => setBlocked(!openPopup(path))

  useEffect(() => onPicked((pick) => resources.includes(pick.resource) && onPick(pick)), [resources, onPick])

  return (
    <EditorDialog title={title} onClose={() => onPick(null)} size="wide">
      <div className={parts.stack}>
        <div className={styles.controls}>
          {resources.length > 1 && (
            <label className={parts.field}>
              {text.picked}
              <select
                className={parts.input}
                value={resource}
                onChange={(event) => setResource(event.target.value as ResourceName)}
              >
                {resources.map((each) => (
                  <option key={each} value={each}>
                    {each === 'images' ? text.chooseImage : pluralName(each, editor.speaks)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={parts.field}>
            {text.search}
            <input
              className={parts.input}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </label>
        </div>
        <div className={parts.row}>
          {(isImages || resource === 'files') && (
            <UploadButton resource={resource} accept={accept} onUploaded={(record) => onPick({ resource, record })} />
          )}
          <Button onClick={() => open(adminPaths.choose(resource, accept))}>{text.openBackOffice}</Button>
          {canBeAdded && <Button onClick={() => open(adminPaths.add(resource))}>{text.addInBackOffice}</Button>}
          {currentId !== null && (
            <Button onClick={() => open(adminPaths.change(resource, currentId))}>{text.changeInBackOffice}</Button>
          )}
        </div>
        {blocked && <p className={parts.error}>{text.popupBlocked}</p>}
        <PagedList
          list={list}
          empty={search === '' ? nothingYet : text.noResults}
          className={isImages ? styles.images : styles.records}
        >
          {(record) => (
            <li key={record.id}>
              <button
                type="button"
                className={styles.choice}
                aria-current={record.id === currentId || undefined}
                onClick={() => onPick({ resource, record })}
              >
                {isImages && (
                  <img
                    src={mediaUrl({ id: record.id, hash: String(record.hash ?? '') }, 'square_small', 'jpg')}
                    alt=""
                    loading="lazy"
                    width={400}
                    height={400}
                  />
                )}
                <span>{recordTitle(resource, record, editor.speaks)}</span>
                {/* A file's URL says no more than its name. */}
                {!record.mime && <small className={parts.muted}>{pickLocalised(record.urls, editor.speaks)}</small>}
              </button>
            </li>
          )}
        </PagedList>
      </div>
    </EditorDialog>
  )
}

const PAGE_SIZE = 24
const SEARCH_PAUSE_MS = 250

type RecordSearch = { resource: ResourceName; search: string; accept: string }

/** Searches back-office records after a pause in typing. */
function useRecords({ resource, search, accept }: RecordSearch) {
  const { call } = useWorkspace().editor
  return usePagedList(
    useCallback(
      async (page, signal) => {
        if (search !== '') await new Promise((resolve) => window.setTimeout(resolve, SEARCH_PAUSE_MS))
        signal.throwIfAborted()
        const query = { page, page_size: PAGE_SIZE, search, mime: accept }
        return listAdminRecords(call, { resource, query }, signal)
      },
      [call, resource, search, accept],
    ),
  )
}

/** Most links target a page. */
function mostLikely(resources: readonly ResourceName[]): ResourceName {
  return resources.find((resource) => resource === 'pages') ?? resources[0] ?? 'pages'
}

/** Opens the back office in a popup; false if the browser blocks it. */
function openPopup(path: string): boolean {
  return window.open(path, 'partitur-admin', 'popup,width=1100,height=800') !== null
}

/** Receives records chosen in a popup; messages of other origins are ignored. */
export function onPicked(listener: (pick: PickedRecord) => void): () => void {
  const handleMessage = (event: MessageEvent<unknown>) => {
    const pick = event.origin === window.location.origin ? parsePicked(event.data) : null
    if (pick) listener(pick)
  }
  window.addEventListener('message', handleMessage)
  return () => window.removeEventListener('message', handleMessage)
}

export function parsePicked(data: unknown): PickedRecord | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== PICKED_MESSAGE) return null
  if (!('resource' in data) || !('record' in data) || typeof data.record !== 'object' || data.record === null)
    return null
  const resource = resourceNames.find((name) => name === data.resource)
  if (!resource || !('id' in data.record) || typeof data.record.id !== 'number') return null
  return { resource, record: { ...data.record, id: data.record.id } }
}

/** `accept`: the only accepted media type; empty accepts every storable type. */
type UploadButtonProps = { resource: 'images' | 'files'; accept: string; onUploaded: (record: AdminRecord) => void }

function UploadButton({ resource, accept, onUploaded }: UploadButtonProps) {
  const { call } = useWorkspace().editor
  const text = useText()
  const id = useId()
  const [state, setState] = useState<'ready' | 'busy' | { problem: string }>('ready')

  async function upload(file: File | undefined) {
    if (!file) return
    setState('busy')
    try {
      onUploaded(await uploadAdmin(call, { resource, file, accept }))
      setState('ready')
    } catch (error) {
      setState({ problem: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <>
      <label className={`${buttons.button} ${buttons.primary} ${styles.upload}`} htmlFor={id}>
        {state === 'busy' ? text.uploading : resource === 'images' ? text.upload : text.uploadFile}
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept={resource === 'images' ? 'image/*' : accept}
          disabled={state === 'busy'}
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      {typeof state === 'object' && (
        <p role="alert" className={parts.error}>
          {text.uploadFailed} {state.problem}
        </p>
      )}
    </>
  )
}
