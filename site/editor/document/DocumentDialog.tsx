import { useEffect, useRef, useState } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { excerpt } from '#contract/texts/plain-text.ts'
import { formatLeftOut } from '#modules/fields/rich-text/omitted-parts.ts'
import { NewPictureForm } from '../pictures/NewPictureForm.tsx'
import { useNewPictures } from '../pictures/use-new-pictures.ts'
import type { Action } from '../state/action.ts'
import { findModule, isListPlace, type ModulePlace } from '../state/document.ts'
import { newModule, newSection } from '../state/new-records.ts'
import type { PastedDocument, PastedInto } from '../state/pasted-document.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { useUnsavedFormFlag } from '../ui/use-leave-question.tsx'
import { kindName } from '../words/naming.ts'
import styles from './document.module.css'
import { anyKind, type DocumentKinds, fieldsOf, findDocumentKinds } from './document-kinds.ts'
import { MAX_DOCUMENT_BYTES, type ReadDocument, readDocument } from './read-document.ts'
import { splitAround } from './split-around.ts'
import { type DocumentPart, type SplitDocument, splitDocument } from './split-document.ts'
import { documentWords } from './words.ts'

/** Without a place, on an empty page, they come into a new section. */
type DocumentDialogProps = { source: File | PastedDocument; place: ModulePlace | null; close: () => void }
type SplitSource = SplitDocument & Pick<ReadDocument, 'pictures' | 'isMissingPictures'>

/** Shows the modules that a Word document or a paste would become, before they are added. */
export default function DocumentDialog({ source, place, close }: DocumentDialogProps) {
  const { editor, toolbar } = useWorkspace()
  const words = documentWords[editor.speaks]
  const [kinds] = useState(() => findDocumentKinds({ toolbar, editOf: editor.editOf }))
  const [content, setContent] = useState<SplitSource | 'unreadable' | 'tooLarge' | null>(null)

  useEffect(() => {
    let isOpen = true
    const show = (result: SplitSource | 'unreadable' | 'tooLarge') => isOpen && setContent(result)
    if (source instanceof File && source.size > MAX_DOCUMENT_BYTES) show('tooLarge')
    else readSource(source).then(show, () => show('unreadable'))
    return () => {
      isOpen = false
    }
  }, [source])

  return (
    <EditorDialog title={source instanceof File ? words.title(source.name) : words.pasted} onClose={close} size="wide">
      {content === null || typeof content === 'string' || !content.parts.some(({ type }) => kinds[type]) ? (
        <p role="status">
          {content === null ? words.reading : words[typeof content === 'string' ? content : 'nothing']}
        </p>
      ) : (
        <PartsForm content={content} into={source instanceof File ? null : source.into} {...{ kinds, place, close }} />
      )}
    </EditorDialog>
  )
}

async function readSource(source: File | PastedDocument): Promise<SplitSource> {
  if (!(source instanceof File)) return { ...splitDocument(source.html), pictures: [], isMissingPictures: false }
  const { html, droppedKinds, ...pictures } = await readDocument(source)
  const split = splitDocument(html)
  return { ...split, ...pictures, droppedKinds: new Set([...droppedKinds, ...split.droppedKinds]) }
}

type PartsFormProps = Omit<DocumentDialogProps, 'source'> & {
  content: SplitSource
  into: PastedInto | null
  kinds: DocumentKinds
}

function PartsForm({ content, into, kinds, place, close }: PartsFormProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = documentWords[editor.speaks]
  const [unwanted, setUnwanted] = useState<ReadonlySet<DocumentPart>>(new Set())
  const [busy, setBusy] = useState(false)
  const uploaded = useRef(new Map<number, ModuleRecord>())
  const { pictures, change, upload, remove } = useNewPictures(kinds.picture ? content.pictures : [], {
    ...anyKind(kinds),
    altOf: (picture) => findAlt(content, picture),
  })
  const count = content.parts.filter((part) => part.type !== 'picture' && isWanted(part)).length + pictures.length
  useUnsavedFormFlag(true)

  function isWanted(part: DocumentPart): boolean {
    return kinds[part.type] !== null && !unwanted.has(part)
  }

  function toggle(part: DocumentPart) {
    const others = [...unwanted].filter((each) => each !== part)
    setUnwanted(new Set(unwanted.has(part) ? others : [...others, part]))
  }

  function toRecord(part: DocumentPart): ModuleRecord[] {
    if (part.type === 'picture') return [uploaded.current.get(part.picture)].filter((record) => record !== undefined)
    const module = isWanted(part) ? fieldsOf(part, kinds) : null
    return module ? [newModule(module.kind, module.fields)] : []
  }

  async function save() {
    setBusy(true)
    const records = await upload()
    setBusy(false)
    for (const [key, record] of records) uploaded.current.set(key, record)
    // A refused picture stays with its error, and nothing is added yet.
    if (records.size < pictures.length) return
    const modules = content.parts.flatMap(toRecord)
    const [first] = modules
    if (first) editor.act(toActions(modules), { verb: 'added', of: first })
    close()
    if (first) focusModule(first.id)
  }

  function toActions(modules: ModuleRecord[]): Action[] {
    if (!place) {
      const section = newSection(editor.owner, { layout: 0, columns: [modules] })
      return [{ type: 'insert_section', index: 0, section }]
    }
    const { doc } = editor.store.get().history
    const around =
      into && !isListPlace(place) ? splitAround(into, { record: findModule(doc, into.module), kinds }) : null
    const first = place.index - (around?.isReplaced ? 1 : 0)
    const inserted = [...modules, ...(around?.after ?? [])].map((record, index) => ({
      type: 'insert_module' as const,
      place: isListPlace(place) ? place : { ...place, index: first + index },
      record,
    }))
    return [...(around?.before ?? []), ...inserted]
  }

  function drawPart(part: DocumentPart, index: number) {
    const kind = kinds[part.type]?.edit
    const picture = part.type === 'picture' ? pictures.find(({ key }) => key === part.picture) : undefined
    if (!kind || (part.type === 'picture' && !picture)) return null
    return (
      <li key={index + 1} className={parts.entry}>
        {picture ? (
          <NewPictureForm
            picture={picture}
            edit={kind}
            busy={busy}
            change={(patch) => change(picture.key, patch)}
            remove={() => remove(picture.key)}
          />
        ) : (
          <label className={styles.part}>
            <input type="checkbox" checked={isWanted(part)} onChange={() => toggle(part)} />
            <span className={parts.entryText}>
              <span className={parts.muted}>{kindName(editor, kind.kind)}</span>
              <span data-part={part.type}>{excerptOf(part)}</span>
            </span>
          </label>
        )}
      </li>
    )
  }

  return (
    <DialogForm
      label={busy ? text.uploading : words.add(count)}
      submit={() => void save()}
      cancel={close}
      isBusy={busy || count === 0}
    >
      <p className={parts.muted}>{words.intro}</p>
      {[formatLeftOut(content.droppedKinds, editor.speaks), content.isMissingPictures ? words.otherPictures : null]
        .filter((notice) => notice !== null)
        .map((notice) => (
          <p key={notice} role="status" className={styles.notice}>
            {notice}
          </p>
        ))}
      <ol className={parts.entries} aria-label={words.list}>
        {content.parts.map(drawPart)}
      </ol>
    </DialogForm>
  )
}

function findAlt({ parts: documentParts }: SplitSource, picture: number): string {
  const pictures = documentParts.filter((part) => part.type === 'picture')
  return pictures.find((part) => part.picture === picture)?.alt ?? ''
}

function excerptOf(part: DocumentPart): string {
  if (part.type === 'heading') return part.text
  return part.type === 'picture' ? '' : excerpt(part.type === 'text' ? part.html : part.rows, 140)
}
