import { useMemo } from 'react'
import type { Locale } from '#config'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import { ModuleRenderingContext, PlainText } from '../define.tsx'
import { HeadingLevelsContext, headingLevels } from './outline.ts'
import { RenderModule } from './RenderModule.tsx'
import { SectionGrid } from './SectionGrid.tsx'

export function Sections({ sections, locale }: { sections: Section[]; locale: Locale }) {
  const outline = useMemo(() => headingLevels(sections), [sections])
  return (
    <ModuleRenderingContext value={{ locale, Module: RenderModule, Text: PlainText }}>
      <HeadingLevelsContext value={outline}>
        {sections.map((section) => (
          <SectionGrid key={section.id} section={section} renderModule={drawModule} />
        ))}
      </HeadingLevelsContext>
    </ModuleRenderingContext>
  )
}

function drawModule(record: ModuleRecord) {
  return <RenderModule record={record} />
}
