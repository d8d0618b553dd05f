import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { siteBuild } from '#tests/support/browser/site-build.ts'
import { create, createDate, createImage } from '#tests/support/factories.ts'

test('list pages send only the fields their rows show', { timeout: 60_000 }, async () => {
  const { app, pages } = await setup()
  const findings: string[] = []
  for (const [path, unseen] of Object.entries(pages)) {
    const { status, body } = await app.call('GET', path)
    expect([path, status]).toEqual([path, 200])
    const data = JSON.stringify(body)
    for (const text of unseen) if (data.includes(text)) findings.push(`${path} sends "${text}"`)
  }
  expect(findings).toEqual([])
})

/** One record of each type with long texts, and its list pages with the texts that no row shows. */
async function setup() {
  const app = await createTestApp({ build: siteBuild() })
  const deps = app.depsOf()
  const rich = (text: string) => ({ de: `<p>${text}</p>`, en: `<p>${text}</p>` })
  const localised = (text: string) => ({ de: text, en: text })
  for (const [slug, type] of Object.entries({
    '': 'home',
    kurse: 'courses',
    mitarbeiter: 'persons',
    aktuelles: 'news',
  }))
    await create(deps, 'pages', {
      slug_de: slug,
      slug_en: slug,
      title: localised(slug || 'start'),
      content_type: type,
      is_online: true,
    })
  const image_id = await createImage(deps)
  const person = await create(deps, 'people', {
    is_instructor: true,
    is_soloist: true,
    has_page: true,
    image_id,
    biography: rich('Das ganze Leben'),
  })
  const production = {
    image_id,
    description: rich('Die ganze Beschreibung'),
    additional_info: localised('Der ganze Hinweis'),
    people: [{ person_id: person, part: 'soloist', instrument: localised('Heckelphon') }],
  }
  const { venueId } = await createDate(deps, { production })
  await create(deps, 'courses', {
    image_id,
    instructors: [person],
    description: rich('Der ganze Kurs'),
    registration: rich('Die ganze Anmeldung'),
  })
  await create(deps, 'news', { image_id, on_home: true, body: rich('Der ganze Artikel') })
  const urlOf = async (path: string) => (await app.call('GET', path)).body.url as string
  const ofDates = ['Die ganze Beschreibung', 'Der ganze Hinweis', 'Heckelphon', 'Das ganze Leben']
  const ofCourses = ['Der ganze Kurs', 'Die ganze Anmeldung']
  const ofPictures = ['"thumbs":{"xlarge']
  return {
    app,
    pages: {
      '/de': [...ofDates, 'Der ganze Artikel', ...ofPictures],
      '/de/kurse': [...ofCourses, ...ofPictures],
      '/de/aktuelles': ['Der ganze Artikel', ...ofPictures],
      '/de/mitarbeiter': ['Das ganze Leben', ...ofPictures],
      [await urlOf(`/api/venues/${venueId}/`)]: ofDates,
      [await urlOf(`/api/instructors/${person}/`)]: ofCourses,
      [await urlOf(`/api/soloists/${person}/`)]: ofDates.slice(0, 3),
    },
  }
}
