import { EditorContent, useEditor } from '@tiptap/react'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { CharacterCount } from '../CharacterCount.tsx'
import styles from '../fields.module.css'
import { type InputProps, toInputText } from '../input-props.ts'
import { loadTableEditing } from '../table/load-table-editing.ts'
import { formatLeftOut, type OmittedPart } from './omitted-parts.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { paragraphEditing, type RichTextEditing } from './rich-text-editing.ts'

type RichTextInputProps = InputProps<'rich-text'> & { autoFocus?: boolean }

export function RichTextInput(props: RichTextInputProps) {
  if (!props.field.table) return <TextEditor {...props} editing={paragraphEditing} />
  return (
    <Suspense>
      <TableInput {...props} />
    </Suspense>
  )
}

function TableInput(props: RichTextInputProps) {
  return <TextEditor {...props} editing={use(loadTableEditing())} />
}

function TextEditor({
  editing,
  field,
  id,
  labelId,
  values,
  placeholder,
  invalid,
  describedBy,
  locale,
  change,
  autoFocus = false,
}: RichTextInputProps & { editing: RichTextEditing }) {
  const value = toInputText(values[field.name])
  const emitted = useRef(value)
  const changeRef = useRef(change)
  changeRef.current = change

  const [leftOut, setLeftOut] = useState<ReadonlySet<OmittedPart>>(new Set())
  const notice = formatLeftOut(leftOut, locale)

  const editor = useEditor({
    extensions: editing.extensions({ placeholder: richTextToPlain(placeholder), onLeftOut: setLeftOut }),
    content: editing.toContent(value),
    autofocus: autoFocus,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    onUpdate({ editor }) {
      emitted.current = editing.toHtml(editor)
      changeRef.current({ [field.name]: emitted.current })
    },
  })

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          'aria-invalid': String(invalid),
          ...(field.required ? { 'aria-required': 'true' } : {}),
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        },
      },
    })
  }, [editor, id, labelId, invalid, describedBy, field.required])

  // A value from outside (undo, a restored draft) replaces the text.
  useEffect(() => {
    if (!editor || value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(editing.toContent(value), { emitUpdate: false })
  }, [editor, value, editing])

  return (
    <div className={styles.richText} data-invalid={invalid || undefined}>
      {editor && <RichTextToolbar editor={editor} locale={locale} Tools={editing.Tools} />}
      <EditorContent editor={editor} className={styles.richTextBody} />
      {notice && (
        <p role="status" className={styles.inside}>
          {notice}
        </p>
      )}
      {!invalid && <CharacterCount {...{ field, locale }} text={value} />}
    </div>
  )
}
