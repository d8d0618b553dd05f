import { memo } from 'react'
import { columnLayouts } from '#config'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { ModuleRenderingContext, PlainText } from '#modules/define.tsx'
import { RenderModule } from '#modules/render/RenderModule.tsx'
import { SectionGrid } from '#modules/render/SectionGrid.tsx'
import { DropZone } from '../arrange/DropZone.tsx'
import { SectionDropZone } from '../arrange/SectionDropZone.tsx'
import { findSiblings } from '../state/document.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { VisibilityNote } from '../visibility/VisibilityNote.tsx'
import { AddButton } from './AddButton.tsx'
import { ModuleFrame } from './ModuleFrame.tsx'
import styles from './SectionFrame.module.css'
import { SectionTools } from './SectionTools.tsx'

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
    const children = findSiblings({ sections: [section] }, { section: section.id, column, index: 0 }) ?? []
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
