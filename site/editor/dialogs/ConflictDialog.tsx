import { type ReactNode, useState } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { ClashSide, ClashSides, FieldClash } from '#contract/texts/three-way-merge.ts'
import { formatVisibility } from '#contract/texts/visibility-text.ts'
import { inLocale } from '#model/define-record.ts'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { mergeClash } from '#modules/fields/merge/text-diff.ts'
import { textSides } from '#modules/fields/merge/text-sides.tsx'
import { findClashes, resolve, resolveGone } from '../saving/resolve-conflict.ts'
import { findModule } from '../state/document.ts'
import { isOnlyLocal } from '../store/creation.ts'
import { ownLanguageContent } from '../sync/content.ts'
import { isTextField } from '../sync/merge-module.ts'
import { Button } from '../ui/Button.tsx'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import styles from '../ui/SideChoice.module.css'
import { SideChoice, type SideOption } from '../ui/SideChoice.tsx'
import { showingDialogWords } from '../visibility/dialog-words.ts'
import { moduleName } from '../words/naming.ts'

/**
 * Two people changed the same module, or one deleted it. Closed without a decision, the conflict stays at the module.
 */
export default function ConflictDialog({ module, close }: { module: number; close: () => void }) {
  const { editor, userName } = useWorkspace()
  const text = useText()
  const conflict = useEditorState(({ conflicts }) => conflicts.get(module))
  const mine = useEditorState(({ history }) => findModule(history.doc, module))
  const isNew = useEditorState((state) => isOnlyLocal(state, module))
  if (conflict === undefined || !mine) return null
  const isOwn = userName !== undefined && conflict.by === userName
  const author = isOwn ? text.yourself : (conflict.by ?? null)
  const words = conflictWords[editor.speaks]
  const name = moduleName(editor, mine)
  return (
    <EditorDialog
      title={conflict.theirs ? words.title : text.deletedTitle}
      onClose={close}
      size={conflict.theirs ? 'wide' : 'normal'}
      alert
    >
      <div className={parts.stack}>
        <p>
          {conflict.theirs
            ? words.text(name, { by: author, at: conflict.at ?? null })
            : isNew
              ? text.placeGoneText(name)
              : text.deletedText(name)}
        </p>
        {conflict.theirs ? (
          <Choices module={module} author={isOwn ? null : author} close={close} />
        ) : (
          <GoneChoice module={module} close={close} />
        )}
      </div>
    </EditorDialog>
  )
}

function Choices({ module, author, close }: { module: number; author: string | null; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const [chosen, setSides] = useState<ClashSides>({})
  const state = useEditorState((current) => current)
  const mine = findModule(state.history.doc, module)
  const theirs = state.conflicts.get(module)?.theirs
  const clashes = findClashes(state, module)
  if (!mine || !theirs) return null
  const sides = { ...mergedFirst(clashes, (name) => isTextField(editor.editOf(mine.kind), name)), ...chosen }
  const isDecided = clashes.every(({ path }) => sides[path])

  function save() {
    if (!isDecided) return
    resolve(editor, module, sides)
    close()
  }

  return (
    <DialogForm
      label={conflictWords[editor.speaks].save}
      submit={save}
      cancel={close}
      cancelLabel={text.decideLater}
      isDisabled={!isDecided}
    >
      {clashes.map(({ path, base }) => (
        <ClashChoice
          key={path}
          name={path}
          base={base}
          mine={mine}
          theirs={theirs}
          author={author}
          side={sides[path] ?? null}
          choose={(side) => setSides({ ...chosen, [path]: side })}
        />
      ))}
    </DialogForm>
  )
}

function GoneChoice({ module, close }: { module: number; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const decide = (choice: 'mine' | 'theirs') => () => {
    resolveGone(editor, module, choice)
    close()
  }
  return (
    <div className={parts.row}>
      <Button look="primary" onClick={decide('mine')}>
        {text.createAnew}
      </Button>
      <Button onClick={decide('theirs')}>{text.letGo}</Button>
    </div>
  )
}

/** Both texts in one, where the changes do not touch. */
function mergedFirst(clashes: readonly FieldClash[], isText: (name: string) => boolean): ClashSides {
  const mergeable = clashes.filter((clash) => isText(clash.path) && mergeClash(clash) !== null)
  return Object.fromEntries(mergeable.map(({ path }) => [path, 'both' as const]))
}

type ClashChoiceProps = {
  name: string
  base: unknown
  mine: ModuleRecord
  theirs: ModuleRecord
  author: string | null
  side: ClashSide | null
  choose: (side: ClashSide) => void
}

/** A field that both changed: both values with highlighted differences, and a choice. */
function ClashChoice({ name, base, mine, theirs, author, side, choose }: ClashChoiceProps) {
  const { editor } = useWorkspace()
  const words = conflictWords[editor.speaks]
  const edit = editor.editOf(mine.kind)
  const field = edit?.fields.find((each) => each.name === name)
  const isText = isTextField(edit, name)
  const textOf = (record: ModuleRecord) => String(ownLanguageContent(record)[name] ?? '')
  const texts = isText
    ? textSides({ base: String(base ?? ''), mine: textOf(mine), theirs: textOf(theirs) }, editor.speaks)
    : null
  const choices: SideOption[] = [
    { side: 'mine', who: words.mine, value: texts ? texts.mine : value(mine) },
    { side: 'theirs', who: words.theirs(author), value: texts ? texts.theirs : value(theirs) },
  ]
  if (texts?.both && field)
    choices.splice(texts.isMerged ? 0 : choices.length, 0, { side: 'both', who: texts.bothLabel, value: texts.both })
  const title =
    name === 'showing'
      ? showingDialogWords[editor.speaks].listTitle
      : edit
        ? fieldLabel(edit, { name, locale: editor.speaks })
        : name
  return <SideChoice title={title} hint={texts?.hint} choices={choices} side={side} choose={choose} />

  function value(record: ModuleRecord): ReactNode {
    const fieldValue = record[name]
    if (name === 'showing')
      return (
        formatVisibility(record, { locale: editor.speaks, now: new Date() })?.words ??
        showingDialogWords[editor.speaks].always
      )
    if (field?.type === 'reference' && typeof record.image_url === 'string' && record.image_url)
      return <img className={styles.picture} src={record.image_url} alt="" />
    if (typeof fieldValue === 'boolean') return fieldValue ? words.yes : words.no
    const option = field && 'options' in field && field.options?.[String(fieldValue)]
    if (option) return inLocale(option, editor.speaks)
    const formatted = field?.type === 'link' ? record.link_url : fieldValue
    return String(formatted || words.empty)
  }
}
