import type { ReactNode } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import { saidOf } from '#contract/showing-words.ts'
import { labelOf } from '#modules/fields/anchor-field.ts'
import { MarkedText } from '#modules/fields/MarkedText.tsx'
import { fieldMessages } from '#modules/fields/messages.ts'
import { bothTexts, comparedTexts, isOnlyMarkup, paragraphsOf } from '#modules/fields/two-texts.ts'
import type { Side } from '../core/resolved.ts'
import { showingWords } from '../showing/words.ts'
import { ownContent } from '../sync/content.ts'
import { useText, useWorkspace } from '../ui/context.tsx'
import styles from '../ui/SideChoice.module.css'
import { SideChoice, type SideOf } from '../ui/SideChoice.tsx'

type ClashChoiceProps = { name: string; mine: ModuleRecord; theirs: ModuleRecord; by: string | null; side: Side | null; choose: (side: Side) => void }

/** One field that both changed: both values, with the words that differ, and which of them is to hold. */
export function ClashChoice({ name, mine, theirs, by, side, choose }: ClashChoiceProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const edit = editor.editOf(mine.kind)
  const field = edit?.fields.find((each) => each.name === name)
  const isText = name !== 'showing' && (field === undefined || field.type === 'text' || field.type === 'textarea' || field.type === 'rich-text')
  const [own, there] = [String(ownContent(mine)[name] ?? ''), String(ownContent(theirs)[name] ?? '')]
  const compared = isText ? comparedTexts(own, there) : null
  const choices: SideOf<Side>[] = compared
    ? [
        { side: 'mine', who: text.mine, value: <MarkedText paragraphs={compared.mine} locale={editor.speaks} /> },
        { side: 'theirs', who: text.theirs(by), value: <MarkedText paragraphs={compared.theirs} locale={editor.speaks} /> },
        ...(own && there && field
          ? [{ side: 'both' as const, who: text.both, value: <MarkedText paragraphs={paragraphsOf(bothTexts(own, there))} locale={editor.speaks} /> }]
          : []),
      ]
    : [
        { side: 'mine', who: text.mine, value: value(mine) },
        { side: 'theirs', who: text.theirs(by), value: value(theirs) },
      ]
  const markup = compared && isOnlyMarkup(compared) && own && there ? fieldMessages[editor.speaks].onlyMarkup : undefined
  const title = name === 'showing' ? showingWords[editor.speaks].listTitle : edit ? labelOf(edit, { name, locale: editor.speaks }) : name
  return <SideChoice title={title} hint={markup} choices={choices} side={side} choose={choose} />

  function value(record: ModuleRecord): ReactNode {
    const held = record[name]
    if (name === 'showing') return saidOf(record, { locale: editor.speaks, now: new Date() })?.words ?? showingWords[editor.speaks].always
    if (field?.type === 'image' && typeof record.image_url === 'string' && record.image_url)
      return <img className={styles.picture} src={record.image_url} alt="" />
    if (typeof held === 'boolean') return held ? text.yes : text.no
    const words = edit?.messages[editor.speaks].options?.[name]?.[String(held)] ?? (field?.type === 'link' ? record.link_url : held)
    return String(words || fieldMessages[editor.speaks].emptyText)
  }
}
