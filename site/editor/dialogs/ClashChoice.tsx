import type { ReactNode } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import { saidOf } from '#contract/showing-words.ts'
import type { Side } from '#contract/three-way-merge.ts'
import { labelOf } from '#modules/fields/anchor-field.ts'
import { conflictWords } from '#modules/fields/conflict-words.ts'
import { textSides } from '#modules/fields/text-sides.tsx'
import { showingWords } from '../showing/words.ts'
import { ownContent } from '../sync/content.ts'
import { useWorkspace } from '../ui/context.tsx'
import styles from '../ui/SideChoice.module.css'
import { SideChoice, type SideOption } from '../ui/SideChoice.tsx'

type ClashChoiceProps = {
  name: string
  mine: ModuleRecord
  theirs: ModuleRecord
  by: string | null
  side: Side | null
  choose: (side: Side) => void
}

/** One field that both changed: both values, with the words that differ, and which of them is to hold. */
export function ClashChoice({ name, mine, theirs, by, side, choose }: ClashChoiceProps) {
  const { editor } = useWorkspace()
  const words = conflictWords[editor.speaks]
  const edit = editor.editOf(mine.kind)
  const field = edit?.fields.find((each) => each.name === name)
  const isText =
    name !== 'showing' &&
    (field === undefined || field.type === 'text' || field.type === 'textarea' || field.type === 'rich-text')
  const textOf = (record: ModuleRecord) => String(ownContent(record)[name] ?? '')
  const texts = isText ? textSides({ mine: textOf(mine), theirs: textOf(theirs) }, editor.speaks) : null
  const choices: SideOption[] = [
    { side: 'mine', who: words.mine, value: texts ? texts.mine : value(mine) },
    { side: 'theirs', who: words.theirs(by), value: texts ? texts.theirs : value(theirs) },
    ...(texts?.both && field ? [{ side: 'both' as const, who: words.both, value: texts.both }] : []),
  ]
  const title =
    name === 'showing'
      ? showingWords[editor.speaks].listTitle
      : edit
        ? labelOf(edit, { name, locale: editor.speaks })
        : name
  return <SideChoice title={title} hint={texts?.hint} choices={choices} side={side} choose={choose} />

  function value(record: ModuleRecord): ReactNode {
    const held = record[name]
    if (name === 'showing')
      return saidOf(record, { locale: editor.speaks, now: new Date() })?.words ?? showingWords[editor.speaks].always
    if (field?.type === 'image' && typeof record.image_url === 'string' && record.image_url)
      return <img className={styles.picture} src={record.image_url} alt="" />
    if (typeof held === 'boolean') return held ? words.yes : words.no
    const formatted =
      edit?.messages[editor.speaks].options?.[name]?.[String(held)] ?? (field?.type === 'link' ? record.link_url : held)
    return String(formatted || words.empty)
  }
}
