import type { Locale } from '#config'
import type { Section } from '#contract/page/sections.ts'
import type { ModuleDemo } from '#modules/define-edit.ts'
import { demoRecord } from '#modules/demo-record.ts'
import { Sections } from '#modules/render/Sections.tsx'

const demos = Object.values(import.meta.glob<ModuleDemo>('../../modules/*/demo.ts', { eager: true, import: 'demo' }))

/** `/dev/kinds` of `npm run dev`: every module kind with its demo, German and English. The pictures are those of picture 1 of the demo. */
export default function Kinds() {
  return (
    <main>
      {demos.map((demo) => (
        <article key={demo.kind} id={demo.kind}>
          <h2 className="page">{demo.kind}</h2>
          <Sections locale="de" sections={[getSection(demo, 'de')]} />
          <Sections locale="en" sections={[getSection(demo, 'en')]} />
        </article>
      ))}
    </main>
  )
}

function getSection(demo: ModuleDemo, locale: Locale): Section {
  const columns = [{ classes: '', span: 12, children: [demoRecord(demo, locale)] }]
  return {
    id: 1,
    slug: demo.kind,
    model: 'container',
    url: '',
    version: 1,
    parent: null,
    content_type: 'page',
    object_id: 1,
    layout: 0,
    order: 0,
    columns,
  }
}
