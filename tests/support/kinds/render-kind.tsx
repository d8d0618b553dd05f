import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#config'
import { ModuleRenderingContext, PlainText } from '#modules/define.tsx'
import type { ModuleDemo } from '#modules/define-edit.ts'
import { demoRecord } from '#modules/demo-record.ts'
import { type Consent, ConsentContext } from '#modules/parts/consent.tsx'
import { RenderModule } from '#modules/render/RenderModule.tsx'

type RenderOptions = { overrides?: Record<string, unknown>; consent?: Consent }

/** The markup a visitor receives for a demo. */
export function renderKind(demo: ModuleDemo, locale: Locale, { overrides, consent }: RenderOptions = {}): string {
  const page = (
    <ModuleRenderingContext value={{ locale, Module: RenderModule, Text: PlainText }}>
      <RenderModule record={demoRecord(demo, locale, overrides)} />
    </ModuleRenderingContext>
  )
  return renderToStaticMarkup(consent ? <ConsentContext value={consent}>{page}</ConsentContext> : page)
}
