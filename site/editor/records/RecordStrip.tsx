import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Locale, locales } from '#config'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { ResourceName } from '#model/define-type.ts'
import { resourceMessages, singularName } from '#model/messages.ts'
import { placeBelow, useAnchoredPosition } from '../inline/beside-text.ts'
import { keyOfRecord, type RecordFields } from '../state/document.ts'
import { readField, textName } from '../sync/send-record.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { IconButton } from '../ui/IconButton.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import styles from './RecordStrip.module.css'
import { recordWords } from './words.ts'

/** Fields of a record, offered beside an element of the page. */
export type StripTarget = {
  anchor: HTMLElement
  resource: ResourceName
  id: number
  fields: readonly string[]
  /** Opened by a key: the first field gets the caret. */
  takesFocus?: boolean
}
type StripProps = { target: StripTarget; close: () => void }

/** Beside the element while it or the strip has the focus, over the page, so that nothing moves. */
export default function RecordStrip({ target, close }: StripProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const { anchor, resource, fields } = target
  const stored = useStored(target)
  const place = useAnchoredPosition(anchor, placeBelow)
  useClosing(target, close)
  const isReady = typeof stored === 'object'
  useEffect(() => {
    if (target.takesFocus && isReady) place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [target, isReady, place])

  return createPortal(
    <div
      ref={place}
      className={`${styles.strip} ${parts.neutral}`}
      {...{ role: 'group', 'aria-label': singularName(resource, editor.speaks) }}
      data-editor-tool
      data-strip
    >
      {stored === 'failed' && <p role="alert">{recordWords[editor.speaks].failed}</p>}
      {stored === 'loading' && <p role="status">{text.loading}</p>}
      {typeof stored === 'object' &&
        fields.map((name) => <StripField key={name} name={name} target={target} stored={stored} />)}
      <IconButton icon="close" label={text.close} onClick={close} />
    </div>,
    document.body,
  )
}

type FieldProps = { name: string; target: StripTarget; stored: RecordFields }

/** Saved when it is left. */
function StripField({ name, target, stored }: FieldProps) {
  const { editor } = useWorkspace()
  const id = useId()
  const { resource } = target
  const changed = useEditorState(({ history }) => history.doc.records?.[keyOfRecord(target)]?.[name])
  const draft = useEditorState(({ publication }) =>
    publication?.is_draft ? publication.texts[textName(editor.owner, target, name)] : undefined,
  )
  const known = String(changed ?? draft ?? stored[name] ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [field = '', language] = name.split('.')
  const label = resourceMessages[resource].fields?.[editor.speaks][field] ?? field
  const isBoth = target.fields.filter((each) => each.startsWith(`${field}.`)).length > 1
  const isLong = field === 'alt' || field === 'meta_description' || field === 'text'
  const Tag = isLong ? 'textarea' : 'input'

  function commit() {
    setTyped(null)
    const value = typed?.replace(/\s+/g, ' ').trim()
    if (value === undefined || value === known) return
    editor.setRecord({ resource, id: target.id, fields: { [name]: value }, before: { [name]: known } })
  }

  return (
    <label className={parts.field} htmlFor={id}>
      {isBoth ? `${label} (${recordWords[editor.speaks].languages[language as Locale]})` : label}
      <Tag
        id={id}
        className={parts.input}
        lang={locales.find((each) => each === language)}
        value={typed ?? known}
        maxLength={isLong ? 500 : 200}
        {...(isLong ? { rows: 2 } : {})}
        onChange={({ target: input }) => setTyped(input.value)}
        onBlur={commit}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          commit()
        }}
      />
    </label>
  )
}

/** The record as stored when the strip opens. */
function useStored({ resource, id, fields }: StripTarget): RecordFields | 'loading' | 'failed' {
  const { call } = useWorkspace().editor
  const names = fields.join()
  return useLoaded(
    useCallback(
      async (signal) => {
        const record = await call<ResourceEndpoints['get']>(resourceAddresses(resource).get, { params: { id } }, signal)
        return Object.fromEntries(names.split(',').map((name) => [name, readField(record, name)]))
      },
      [call, resource, id, names],
    ),
  )
}

/** Closes when a press or the focus goes elsewhere. */
function useClosing({ anchor }: StripTarget, close: () => void): void {
  useEffect(() => {
    const isInside = (element: EventTarget | null) =>
      element instanceof Element &&
      (element.closest('[data-strip]') !== null ||
        anchor.contains(element) ||
        anchor.closest('[data-module]')?.contains(element) === true)
    const leave = ({ target }: Event) => {
      if (!isInside(target)) close()
    }
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !isInside(event.target)) return
      close()
      anchor.closest<HTMLElement>('[tabindex]')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [anchor, close])
}
