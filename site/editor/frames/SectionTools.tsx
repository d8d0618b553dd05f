import type { Section } from '#contract/sections.ts'
import { DragHandle } from '../arrange/DragHandle.tsx'
import { canUndoInSection } from '../state/history.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import styles from './SectionFrame.module.css'
import { useLayoutMenu, useSectionMenu } from './use-section-menu.ts'

type SectionToolsProps = { section: Section; number: number; isPreview: boolean }

export function SectionTools({ section, number, isPreview }: SectionToolsProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const name = text.sectionAt(number)
  const canUndo = useEditorState(({ history }) => canUndoInSection(history, section.id))
  const openLayouts = useLayoutMenu()
  const openMenu = useSectionMenu()
  return (
    <div className={styles.tools} {...{ role: 'group', 'aria-label': name }}>
      <DragHandle type="section" id={section.id} name={name} />
      <span className={styles.name}>{name}</span>
      {!isPreview && (
        <IconButton
          icon="columns"
          label={`${text.layout}: ${text.layoutNames[section.layout] ?? ''}`}
          aria-haspopup="menu"
          onClick={(event) => openLayouts(section, event.currentTarget)}
        />
      )}
      <IconButton
        icon={isPreview ? 'edit' : 'eye'}
        wordy={isPreview}
        label={isPreview ? text.backToEdit : `${text.preview}: ${name}`}
        aria-label={`${isPreview ? text.backToEdit : text.preview}: ${name}`}
        onClick={() => editor.preview(section.id, !isPreview)}
      />
      <IconButton icon="undo" label={`${text.sectionUndo} (${name})`} disabled={!canUndo} onClick={() => editor.undoInSection(section.id)} />
      <IconButton icon="more" label={text.moreOf(name)} aria-haspopup="menu" onClick={(event) => openMenu(section.id, event.currentTarget)} />
    </div>
  )
}
