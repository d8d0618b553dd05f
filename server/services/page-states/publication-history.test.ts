import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'
import type { Deps } from '../deps.ts'
import { createModule, updateModule } from '../sections/modules.ts'
import { createSection, listSections } from '../sections/sections.ts'
import { MAX_CLOCK_SKEW_MS } from './imminent.ts'
import { getPagePublication } from './page-publication.ts'
import { cancelPublication, publish } from './publish.ts'
import { createRelease, deleteRelease, updateRelease } from './releases.ts'
import { restoreVersion } from './restore-version.ts'
import { listVersions } from './versions.ts'

withDrafts()

const AHEAD_MS = 5000

type DraftTexts = Record<Locale, string>
/** Publications in order; only the commands below change them. */
type Publication = { language: Locale; words: DraftTexts; at: number; release: number | null }
type Release = { id: number; at: number }
type Model = { draft: DraftTexts; publications: Publication[]; releases: Release[] }

/** Replays the publications; at equal instants the later one wins. */
function seenIn({ publications }: Model, language: Locale, now: number): string | null {
  const due = publications.filter((each) => each.language === language && each.at <= now)
  const last = due.reduce<Publication | null>((latest, each) => (latest && latest.at > each.at ? latest : each), null)
  return last && (last.words[language] || last.words.de)
}

const steps = [
  'edit',
  'translate',
  'publish',
  'plan',
  'take_back',
  'release',
  'put',
  'move',
  'give_up',
  'restore',
] as const
type Step = {
  type: (typeof steps)[number]
  choice: number
  minutes: number
  languages: Locale[]
  process: 0 | 1
  passes: number
}

const step: fc.Arbitrary<Step> = fc.record({
  // Most failures need something planned.
  type: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('edit' as const, 'publish' as const, 'put' as const, 'move' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...steps) },
  ),
  choice: fc.nat(9),
  minutes: fc.integer({ min: 1, max: 6 }),
  languages: fc.subarray([...locales], { minLength: 1 }),
  process: fc.constantFrom(0 as const, 1 as const),
  passes: fc.constantFrom(0, 0, 1000, 20_000, MINUTE_MS, 3 * MINUTE_MS),
})

async function startInstallation(app: TestApp) {
  const object_id = await create(app.depsOf(), 'pages', { slug_de: crypto.randomUUID(), slug_en: crypto.randomUUID() })
  const owner = { content_type: 'page' as const, object_id }
  const clock = { ms: NOW.getTime() }
  const depsOf = (process: 0 | 1, locale: Locale = 'de'): Deps => ({
    ...app.depsOf('editor', locale),
    now: () => new Date(clock.ms + process * AHEAD_MS),
  })
  const section = await createSection(depsOf(0), { ...owner, slug: '', layout: 0 })
  const module = await createModule(depsOf(0), {
    kind: 'headline',
    place: { parent: section.id, column: 0, order: 0, anchor: '' },
    body: { headline_level: 2, content: 'Wort 0' },
  })
  const release = await createRelease(depsOf(0), {
    name: 'Saison',
    public_from: new Date(clock.ms + 4 * MINUTE_MS).toISOString(),
  })
  const releases = [{ id: release.id, at: clock.ms + 4 * MINUTE_MS }]
  const model: Model = { draft: { de: 'Wort 0', en: '' }, publications: [], releases }
  return { owner, clock, depsOf, module: module.id, model, count: 0 }
}

type Installation = Awaited<ReturnType<typeof startInstallation>>

async function applyStep(
  installation: Installation,
  { type, choice, minutes, languages, process }: Step,
): Promise<void> {
  const { owner, depsOf, module, model } = installation
  const deps = depsOf(process)
  const now = deps.now().getTime()
  const later = new Date(now + minutes * MINUTE_MS)
  const open = model.releases.filter(({ at }) => at > now + MAX_CLOCK_SKEW_MS)
  const release = open[choice % Math.max(1, open.length)]
  const publishAll = (time: number, inRelease: number | null) => {
    for (const language of languages)
      model.publications.push({ language, words: { ...model.draft }, at: time, release: inRelease })
  }
  const replace = (inRelease: number | null) => {
    model.publications = model.publications.filter(
      (each) => !(languages.includes(each.language) && each.release === inRelease && each.at > now),
    )
  }
  switch (type) {
    case 'edit':
    case 'translate': {
      const locale = type === 'edit' ? 'de' : 'en'
      const content = `Wort ${++installation.count}`
      await updateModule(depsOf(process, locale), { kind: 'headline', id: module, body: { content } })
      model.draft = { ...model.draft, [locale]: content }
      return
    }
    case 'publish':
      await publish(deps, { ...owner, languages, at: null, release: null })
      for (const language of languages) {
        // Must follow what another process may have made public already.
        const before = model.publications
          .filter((each) => each.language === language && each.at <= now + MAX_CLOCK_SKEW_MS)
          .map(({ at }) => at)
        model.publications.push({ language, words: { ...model.draft }, at: Math.max(now, ...before), release: null })
      }
      return
    case 'plan': {
      const isUnderWay = model.publications.some(
        (each) =>
          languages.includes(each.language) &&
          each.release === null &&
          each.at > now &&
          each.at <= now + MAX_CLOCK_SKEW_MS,
      )
      const planned = publish(deps, { ...owner, languages, at: later.toISOString(), release: null })
      if (isUnderWay) return void (await planned.catch(() => undefined))
      await planned
      replace(null)
      return publishAll(later.getTime(), null)
    }
    case 'take_back': {
      const { languages: publishedLanguages } = await getPagePublication(deps, owner)
      const planned = publishedLanguages.flatMap((state) =>
        state.planned.map((each) => ({ ...each, language: state.language })),
      )
      const target = planned[choice % Math.max(1, planned.length)]
      if (!target || Date.parse(target.public_from) <= now + MAX_CLOCK_SKEW_MS) return
      await cancelPublication(deps, target.id)
      const publicTime = Date.parse(target.public_from)
      const cancelled = model.publications.findLast(
        (each) =>
          each.language === target.language && each.at === publicTime && each.release === (target.release?.id ?? null),
      )
      model.publications = model.publications.filter((each) => each !== cancelled)
      return
    }
    case 'release': {
      const { id } = await createRelease(deps, { name: 'Saison', public_from: later.toISOString() })
      model.releases.push({ id, at: later.getTime() })
      return
    }
    case 'put':
      if (!release) return
      await publish(deps, { ...owner, languages, at: null, release: release.id })
      replace(release.id)
      return publishAll(release.at, release.id)
    case 'move':
      if (!release) return
      await updateRelease(deps, { id: release.id, public_from: later.toISOString() })
      release.at = later.getTime()
      model.publications = model.publications.map((each) =>
        each.release === release.id ? { ...each, at: release.at } : each,
      )
      return
    case 'give_up':
      if (!release) return
      await deleteRelease(deps, release.id)
      model.releases = model.releases.filter((each) => each !== release)
      model.publications = model.publications.filter((each) => each.release !== release.id)
      return
    case 'restore': {
      const { results } = await listVersions(deps, { ...owner, page: 1 })
      const version = results[choice % Math.max(1, results.length)]
      if (!version) return
      await restoreVersion(deps, version.id)
      const [de, en] = [await draftOf(installation, 'de'), await draftOf(installation, 'en')]
      // This test checks only that nothing else becomes public; versions have their own.
      model.draft = { de, en: en === de && !(await hasEnglish(installation)) ? '' : en }
      return
    }
  }
}

async function wordsOf(deps: Deps, owner: Installation['owner']): Promise<string | null> {
  const sections = await listSections(deps, owner)
  const [record] = sections.flatMap(({ columns }) => columns.flatMap(({ children }) => children))
  return record ? String(record.content) : null
}

async function draftOf({ depsOf, owner }: Installation, locale: Locale): Promise<string> {
  return (await wordsOf(depsOf(0, locale), owner)) ?? ''
}

async function hasEnglish({ depsOf, owner }: Installation): Promise<boolean> {
  const sections = await listSections(depsOf(0, 'en'), owner)
  return sections.every(({ columns }) =>
    columns.every(({ children }) => children.every(({ fallback }) => !fallback.includes('content'))),
  )
}

test('visitors see the latest publication at every time, language and clock', {
  timeout: 240_000,
}, async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 12, maxLength: 30 }),
      fc.integer({ min: 0, max: 10 }),
      async (steps, aheadMinutes) => {
        const installation = await startInstallation(app)
        for (const each of steps) {
          await applyStep(installation, each)
          installation.clock.ms += each.passes
          for (const locale of locales) {
            for (const process of [0, 1] as const) {
              const deps = installation.depsOf(process, locale)
              const publicWords = (now: () => Date) => wordsOf({ ...deps, viewer: null, now }, installation.owner)
              expect(await publicWords(deps.now)).toBe(seenIn(installation.model, locale, deps.now().getTime()))
              // Look-ahead equals the same request at a later time.
              const laterTime = new Date(deps.now().getTime() + aheadMinutes * MINUTE_MS)
              expect(await publicWords(() => laterTime)).toBe(seenIn(installation.model, locale, laterTime.getTime()))
            }
            expect(await draftOf(installation, locale)).toBe(
              installation.model.draft[locale] || installation.model.draft.de,
            )
          }
        }
      },
    ),
    { numRuns: 25 },
  )
})
