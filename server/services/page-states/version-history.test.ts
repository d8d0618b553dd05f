import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bin } from '#server/db/schema/bin.ts'
import { pageStates } from '#server/db/schema/page-states.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import type { Deps } from '../deps.ts'
import { arrange } from '../sections/arrange.ts'
import { createModule, deleteModule, updateModule } from '../sections/modules.ts'
import { listPageBin } from '../sections/page-bin.ts'
import { restoreFromPageBin, undoDelete } from '../sections/restore-from-page-bin.ts'
import { createSection, deleteSection, updateSection } from '../sections/sections.ts'
import { unpack } from './pack.ts'
import { readPageSnapshot } from './page-snapshot.ts'
import { restoreVersion } from './restore-version.ts'
import { VERSION_MERGE_MS } from './save-version.ts'

async function newPage(app: TestApp) {
  const object_id = await create(app.depsOf(), 'pages', { slug_de: crypto.randomUUID(), slug_en: crypto.randomUUID() })
  let clock = NOW.getTime()
  const now = () => {
    clock += VERSION_MERGE_MS
    return new Date(clock)
  }
  const deps: Deps = { ...app.depsOf('editor'), now }
  const owner = { content_type: 'page' as const, object_id }
  const loadVersions = () =>
    deps.db.select().from(pageStates).where(eq(pageStates.object_id, object_id)).orderBy(pageStates.id)
  return { deps, owner, loadVersions, state: () => readPageSnapshot(deps.db, owner) }
}

type Page = Awaited<ReturnType<typeof newPage>>
const steps = [
  'section',
  'module',
  'list',
  'item',
  'edit',
  'translate',
  'layout',
  'move',
  'order',
  'remove',
  'remove_section',
  'undo',
  'bin',
  'version',
] as const
type Step = { type: (typeof steps)[number]; choice: number; text: string }

/** One write, if it applies; covers every way of the API to write sections. */
async function applyStep(
  { deps, owner, loadVersions, state: read }: Page,
  { type, choice, text }: Step,
): Promise<void> {
  const state = await read()
  const choose = <T>(list: readonly T[]): T | undefined => list[choice % Math.max(1, list.length)]
  const section = choose(state.sections)
  const topModules = state.modules.filter(({ list_id }) => list_id === null)
  const module = choose(state.modules)
  const headline = choose(state.modules.filter(({ kind }) => kind === 'headline'))
  const placeIn = (parent: number) => ({ parent, column: 0, order: choice % 3, anchor: '' })
  const body = { headline_level: 2, content: text }
  switch (type) {
    case 'section':
      return void (await createSection(deps, { ...owner, slug: '', layout: 0, order: choice % 3 }))
    case 'module':
      return void (section && (await createModule(deps, { kind: 'headline', place: placeIn(section.id), body })))
    case 'list':
      return void (section && (await createModule(deps, { kind: 'faq', place: placeIn(section.id), body: {} })))
    case 'item': {
      const list = choose(state.modules.filter(({ kind }) => kind === 'faq'))
      return void (
        list &&
        (await createModule(deps, {
          kind: 'faqitem',
          place: placeIn(list.id),
          body: { content: text, text: '<p>Ja.</p>' },
        }))
      )
    }
    case 'edit':
    case 'translate':
      return void (
        headline &&
        (await updateModule(
          { ...deps, locale: type === 'edit' ? 'de' : 'en' },
          { kind: 'headline', id: headline.id, body: { content: text } },
        ))
      )
    case 'layout':
      return void (section && (await updateSection(deps, { id: section.id, layout: choice % 6 })))
    case 'move': {
      const [top] = [choose(topModules)]
      const otherModules = topModules
        .filter(({ section_id, id, column }) => section_id === section?.id && id !== top?.id && column === 0)
        .map(({ id }) => id)
      const columns = section && top ? [{ container: section.id, column: 0, modules: [...otherModules, top.id] }] : []
      return void (await arrange(deps, { versions: {}, sections: [], columns, lists: [] }))
    }
    case 'order':
      return void (await arrange(deps, {
        versions: {},
        sections: [{ ...owner, containers: state.sections.map(({ id }) => id).reverse() }],
        columns: [],
        lists: [],
      }))
    case 'remove':
      return void (module && (await deleteModule(deps, { kind: module.kind, id: module.id })))
    case 'remove_section':
      return void (section && (await deleteSection(deps, section.id)))
    case 'undo':
    case 'bin': {
      const entry = choose((await listPageBin(deps, { ...owner, page: 1 })).results)
      return void (entry && (await (type === 'bin' ? restoreFromPageBin : undoDelete)(deps, entry)))
    }
    case 'version': {
      const version = choose(await loadVersions())
      return void (version && (await restoreVersion(deps, version.id)))
    }
  }
}

const sequence = fc.array(
  fc.record({
    type: fc.constantFrom(...steps),
    choice: fc.nat(20),
    text: fc.constantFrom('Preise', 'Rang', 'Parkett', 'Anfahrt'),
  }),
  {
    minLength: 5,
    maxLength: 25,
  },
)

test('the newest version is the page, and every earlier one restores', async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(sequence, fc.boolean(), async (writes, isPurged) => {
      const page = await newPage(app)
      const replayed: unknown[] = []
      for (const step of writes) {
        await applyStep(page, step)
        const newest = (await page.loadVersions()).at(-1)
        const state = await page.state()
        if (newest) expect(unpack(newest.state), step.type).toEqual(state)
        if (newest && JSON.stringify(replayed.at(-1)) !== JSON.stringify(state)) replayed.push(state)
      }
      const rows = await page.loadVersions()
      expect(rows.map(({ state }) => unpack(state))).toEqual(replayed)
      // Versions still contain what was purged from the bin.
      if (isPurged) await page.deps.db.delete(bin)
      for (const { id, state } of rows) {
        await restoreVersion(page.deps, id)
        expect(await page.state()).toEqual(unpack(state))
      }
    }),
    { numRuns: 25 },
  )
})

test("a long text overwritten within one version's time gets its own version", async () => {
  const app = await createTestApp()
  const { deps, owner, loadVersions } = await newPage(app)
  const soon = { ...deps, now: () => NOW }
  const section = await createSection(soon, { ...owner, slug: '', layout: 0, order: 0 })
  const place = { parent: section.id, column: 0, order: 0, anchor: '' }
  const { id } = await createModule(soon, {
    kind: 'text',
    place,
    body: { content: `<p>${'Lange Worte. '.repeat(20)}</p>` },
  })
  await updateModule(soon, { kind: 'text', id, body: { content: `<p>${'Lange Worte. '.repeat(21)}</p>` } })
  await updateModule(soon, { kind: 'text', id, body: { content: '<p>Kurz.</p>' } })
  const texts = (await loadVersions()).map(({ state }) => JSON.stringify(unpack(state)))
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain('Lange Worte.')
  await deleteModule(soon, { kind: 'text', id })
  expect(texts.at(-1)).toContain('Kurz.')
})
