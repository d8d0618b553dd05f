import { expect, test } from 'vitest'
import { people } from '#content/person/table.ts'
import { composers, works } from '#content/work/table.ts'
import { addressesIn, linkedDataIn } from '#tests/linked-data/pages.ts'
import { createShapes } from '#tests/linked-data/shacl.ts'
import { readThings, wrongReferences } from '#tests/linked-data/violations.ts'
import { readVocabulary } from '#tests/linked-data/vocabulary.ts'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { createDate, createImage } from '#tests/support/factories.ts'
import { pictures, seedContent, seedFiles } from '../seed/seed.ts'
import { linkedDataScript } from './site-renderer.ts'

test('linked data of every seeded page is valid against schema.org and shapes', {
  timeout: 120_000,
}, async () => {
  const app = await createDemoSite()
  const [vocabulary, violations] = [readVocabulary(), createShapes()]
  const pages = addressesIn((await app.call('GET', '/sitemap.xml')).body.text)
  const graph: Record<string, unknown>[] = []
  const problems: string[] = []
  // Shapes are slow: a page with the same properties as an earlier one is checked against the vocabulary only.
  const checkedProperties = new Set<string>()
  for (const page of pages) {
    const [json = '{"@graph":[]}', ...more] = linkedDataIn(await (await app.app.request(page)).text())
    graph.push(...JSON.parse(json)['@graph'])
    problems.push(...more.map(() => `${page} speaks twice`))
    const properties = [...new Set(json.match(/"(?:@type":"\w+|\w+":)/g))].sort().join()
    if (checkedProperties.has(properties)) continue
    checkedProperties.add(properties)
    problems.push(...(await violations(json)).map((violation) => `${page}: ${violation}`))
  }
  const report = readThings(graph, vocabulary)
  expect([...new Set([...problems, ...report.wrong, ...wrongReferences(report, vocabulary)])]).toEqual([])
  const kinds = new Set(graph.map((entry) => entry['@type']))
  expect([...kinds].sort()).toEqual(
    [
      'BreadcrumbList',
      'Course',
      'EducationalOrganization',
      'FAQPage',
      'MusicComposition',
      'MusicEvent',
      'MusicGroup',
      'MusicVenue',
      'NewsArticle',
      'Person',
      'WebSite',
    ].sort(),
  )
  expect(pages.length).toBeGreaterThan(150)
})

test("a moved date changes its page's linked data at once", async () => {
  const app = await emptyInstallation()
  const date = await createDate(app.depsOf(), { start: '2027-02-01T18:30:00Z' })
  const readDates = async () => {
    const html = await (await app.app.request(`/de/konzerte/aufbruch/${date.id}`)).text()
    expect(html).toMatch(/^<head><script .*<\/script><\/head>$/)
    const { startDate, previousStartDate, eventStatus } = JSON.parse(linkedDataIn(html)[0] ?? '')['@graph'][0]
    return { startDate, previousStartDate, eventStatus }
  }
  expect(await readDates()).toEqual({
    startDate: '2027-02-01T19:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
  })
  const editor = await app.login()
  await editor.call('PATCH', `/api/admin/event-dates/${date.id}/`, {
    body: { status: 'moved', date_start: '2027-06-01T17:30:00Z', date_end: '2027-06-01T19:30:00Z' },
  })
  expect(await readDates()).toEqual({
    startDate: '2027-06-01T19:30:00+02:00',
    previousStartDate: '2027-02-01T19:30:00+01:00',
    eventStatus: 'https://schema.org/EventRescheduled',
  })
})

/** Renders only the head of its pages. */
function emptyInstallation() {
  const head = () => new Response('<head></head>', { headers: { 'content-type': 'text/html' } })
  return createTestApp({ build: { ...siteBuild(), entry: { module: { default: head } } } })
}

async function createDemoSite() {
  const app = await emptyInstallation()
  const deps = app.depsOf()
  const picture = await createImage(deps)
  await seedContent(deps, {
    imageIds: new Map(pictures.map(({ key }) => [key, picture])),
    fileIds: await seedFiles(deps),
  })
  for (const table of [composers, works, people])
    await deps.db.update(table).set({ wikidata: 'Q1339', gnd: '11850553X' })
  return app
}

test('linked data cannot close its script element', () => {
  const html = linkedDataScript([{ '@type': 'Person', name: '</script><script>alert(1)</script> $1' }])
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(linkedDataIn(html)[0] ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: '</script><script>alert(1)</script> $1' }],
  })
})
