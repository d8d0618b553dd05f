import { memo } from 'react'
import { columnLayouts } from '#config'
import type { ModuleRecord, Section, VisibilityFields } from '#contract/page/sections.ts'
import { ALWAYS_VISIBLE, isAlwaysVisible } from '#model/visibility-settings.ts'
import { ModuleRenderingContext, PlainText } from '#modules/define.tsx'
import { RenderModule } from '#modules/render/RenderModule.tsx'
import { SectionGrid } from '#modules/render/SectionGrid.tsx'
import { DragHandle } from '../arrange/DragHandle.tsx'
import { DropZone, SectionDropZone } from '../arrange/DropZone.tsx'
import { readClip } from '../clipboard/clip.ts'
import { clipName, copySection, cutSection, duplicateSection, pasteSection } from '../clipboard/commands.ts'
import { findSiblings, indexOfSection } from '../state/document.ts'
import { canUndoInSection } from '../state/history.ts'
import { moveSection } from '../state/moves.ts'
import { newSection } from '../state/new-records.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { setShowing } from '../visibility/use-visibility.ts'
import { VisibilityNote } from '../visibility/VisibilityNote.tsx'
import { showingWords } from '../visibility/words.ts'
import { AddButton } from './AddButton.tsx'
import { fractions } from './AddSection.tsx'
import { ModuleFrame } from './ModuleFrame.tsx'
import { removeSectionNamed } from './remove.ts'
import styles from './SectionFrame.module.css'

type SectionFrameProps = { section: Section; number: number; last: boolean }

/** A section in edit mode or visitor preview. */
export const SectionFrame = memo(function SectionFrame({ section, number, last }: SectionFrameProps) {
  const { editor } = useWorkspace()
  const text = useText()
  const isPreview = useEditorState(({ previews }) => previews.has(section.id))
  return (
    <section
      className={styles.section}
      aria-label={isPreview ? text.previewOf(number) : text.sectionAt(number)}
      data-preview={isPreview || undefined}
    >
      <SectionDropZone before={section.id} index={number - 1} />
      <SectionTools section={section} number={number} isPreview={isPreview} />
      <VisibilityNote model="container" id={section.id} />
      {isPreview ? (
        <ModuleRenderingContext value={{ locale: editor.locale, Module: RenderModule, Text: PlainText }}>
          <SectionGrid section={section} renderModule={asVisitor} />
        </ModuleRenderingContext>
      ) : (
        <SectionGrid section={section} renderModule={asEditor} renderColumnEnd={columnEnd} />
      )}
      {last && <SectionDropZone before={null} index={number} />}
    </section>
  )

  function columnEnd(column: number) {
    const children = findSiblings({ sections: [section] }, { section: section.id, column }) ?? []
    const spans: readonly number[] = columnLayouts[section.layout]?.spans ?? [12]
    return (
      <>
        <AddButton
          at={children.length > 0 ? 'end' : 'empty'}
          narrow={(spans[column] ?? 12) < 6}
          label={text.addTo(Math.min(column, spans.length - 1) + 1, number)}
          place={() => ({ section: section.id, column, index: children.length })}
        />
        <DropZone section={section.id} column={column} />
      </>
    )
  }
})

function asVisitor(record: ModuleRecord) {
  return <RenderModule record={record} />
}

function asEditor(record: ModuleRecord) {
  return <ModuleFrame record={record} />
}

type SectionToolsProps = { section: Section; number: number; isPreview: boolean }

function SectionTools({ section, number, isPreview }: SectionToolsProps) {
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
      <IconButton
        icon="undo"
        label={`${text.sectionUndo} (${name})`}
        disabled={!canUndo}
        onClick={() => editor.undoInSection(section.id)}
      />
      <IconButton
        icon="more"
        label={text.moreOf(name)}
        aria-haspopup="menu"
        onClick={(event) => openMenu(section.id, event.currentTarget)}
      />
    </div>
  )
}

function useLayoutMenu() {
  const { editor, openMenu } = useWorkspace()
  const text = useText()
  return (section: Section, anchor: HTMLElement) =>
    openMenu({
      anchor,
      label: text.layout,
      items: columnLayouts.map(({ spans }, layout) => ({
        id: String(layout),
        label: `${text.layoutNames[layout] ?? ''} · ${fractions(spans)}`,
        ...(layout === section.layout ? { icon: 'check' as const } : {}),
        run: () => {
          if (layout !== section.layout)
            editor.act([{ type: 'set_layout', section: section.id, layout }], {
              verb: 'layout',
            })
        },
      })),
    })
}

function useSectionMenu() {
  const workspace = useWorkspace()
  const { editor, open, openMenu } = workspace
  const text = useText()
  return (section: number, anchor: HTMLElement) => {
    const { doc } = editor.store.get().history
    const index = indexOfSection(doc, section)
    const name = text.sectionAt(index + 1)
    const clip = readClip()
    const shift = (offset: 1 | -1) => () => {
      // The page may have changed since the menu was opened.
      const now = editor.store.get().history.doc
      const action = moveSection(now, section, indexOfSection(now, section) + offset)
      if (action) editor.act([action], { verb: 'moved' })
    }
    const insert = (position: number) => () =>
      editor.act([{ type: 'insert_section', index: position, section: newSection(editor.owner, { layout: 0 }) }], {
        verb: 'added',
      })
    const timing = doc.sections[index]
    const words = showingWords[editor.speaks]
    const hide = ({ showing, until_date }: VisibilityFields = {}) => {
      const next = { ...ALWAYS_VISIBLE, ...showing, is_online: !(showing?.is_online ?? true) }
      setShowing(
        editor,
        { model: 'container', id: section },
        { showing: isAlwaysVisible(next) ? null : next, until_date },
      )
    }
    openMenu({
      anchor,
      label: text.moreOf(name),
      items: [
        { id: 'before', icon: 'plus', label: text.sectionBefore, run: insert(index) },
        { id: 'after', icon: 'plus', label: text.sectionAfter, run: insert(index + 1) },
        { id: 'up', label: text.moveUp, disabled: index === 0, run: shift(-1) },
        { id: 'down', label: text.moveDown, disabled: index === doc.sections.length - 1, run: shift(1) },
        {
          id: 'move',
          label: text.moveTo,
          disabled: doc.sections.length < 2,
          run: () => open({ type: 'move_section', section }),
        },
        { id: 'copy', label: text.copy, run: () => void copySection(workspace, section) },
        { id: 'cut', label: text.cut, run: () => void cutSection(workspace, section) },
        { id: 'duplicate', label: text.duplicate, run: () => void duplicateSection(workspace, section) },
        ...(clip?.type === 'section'
          ? [
              {
                id: 'paste',
                icon: 'paste' as const,
                label: text.pasteAfterSection(clipName(editor, clip)),
                run: () => pasteSection(workspace, index + 1),
              },
            ]
          : []),
        {
          id: 'hide',
          icon: 'eye',
          label: timing?.showing?.is_online === false ? words.show : words.hide,
          run: () => hide(timing),
        },
        {
          id: 'showing',
          icon: 'clock',
          label: words.menu,
          run: () => open({ type: 'showing', model: 'container', id: section }),
        },
        { id: 'remove', label: text.remove, danger: true, run: () => removeSectionNamed(workspace, section) },
      ],
    })
  }
}
