import type { Locale } from '#config'
import type { ModuleRecord, Section } from '#contract/sections.ts'
import { ModuleRenderingContext, PlainText } from './define.tsx'
import { RenderModule } from './RenderModule.tsx'
import { SectionGrid } from './SectionGrid.tsx'

/** A page's sections as a visitor sees them. */
export function Sections({ sections, locale }: { sections: Section[]; locale: Locale }) {
  return (
    <ModuleRenderingContext value={{ locale, Module: RenderModule, Text: PlainText }}>
      {sections.map((section) => (
        <SectionGrid key={section.id} section={section} renderModule={drawModule} />
      ))}
    </ModuleRenderingContext>
  )
}

function drawModule(record: ModuleRecord) {
  return <RenderModule record={record} />
}
