import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#config'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { create } from '#tests/support/factories.ts'
import type { Deps } from '../../deps.ts'
import { createModule, updateModule } from '../../sections/modules.ts'
import { createSection, listSections } from '../../sections/sections.ts'
import { getPagePublication } from '../page-publication.ts'
import { publish } from '../publish.ts'
import { discardDraft } from './discard-draft.ts'

type Texts = Record<Locale, string>
/** A page nobody collects on has no publications. */
type Model = { draft: Texts; publications: { language: Locale; words: Texts; at: number }[] }

const step = fc.record({
  type: fc.constantFrom('write' as const, 'write' as const, 'publish' as const, 'plan' as const, 'discard' as const),
  collects: fc.boolean(),
  locale: fc.constantFrom(...locales),
  languages: fc.subarray([...locales], { minLength: 1 }),
  passes: fc.constantFrom(0, MINUTE_MS, 5 * MINUTE_MS),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const inLanguage = (words: Texts, locale: Locale) => words[locale] || words.de

function publicIn({ draft, publications }: Model, locale: Locale, now: number): Texts {
  if (publications.length === 0) return draft
  const due = publications.filter(({ language, at }) => language === locale && at <= now)
  return due.reduce((latest, each) => (each.at >= latest.at ? each : latest)).words
}

function isAllPublic(model: Model, now: number): boolean {
  return (
    model.publications.every(({ at }) => at <= now) &&
    locales.every((locale) => inLanguage(publicIn(model, locale, now), locale) === inLanguage(model.draft, locale))
  )
}

async function startPage(app: TestApp) {
  const object_id = await create(app.depsOf(), 'pages', { slug_de: crypto.randomUUID(), slug_en: crypto.randomUUID() })
  const owner = { content_type: 'page' as const, object_id }
  const clock = { ms: NOW.getTime() }
  const depsOf = (collects: boolean, locale: Locale = 'de'): Deps => {
    const deps = app.depsOf('editor', locale)
    return { ...deps, viewer: deps.viewer && { ...deps.viewer, collects }, now: () => new Date(clock.ms) }
  }
  const section = await createSection(depsOf(false), { ...owner, slug: '', layout: 0 })
  const module = await createModule(depsOf(false), {
    kind: 'headline',
    place: { parent: section.id, column: 0, order: 0, anchor: '' },
    body: { headline_level: 2, content: 'Wort 0' },
  })
  const model: Model = { draft: { de: 'Wort 0', en: '' }, publications: [] }
  clock.ms += MINUTE_MS
  return { owner, clock, depsOf, module: module.id, model, count: 0 }
}

type CollectedPage = Awaited<ReturnType<typeof startPage>>

async function applyStep(page: CollectedPage, { type, collects, locale, languages }: Step): Promise<void> {
  const { owner, depsOf, module, model } = page
  const deps = depsOf(collects, locale)
  const now = page.clock.ms
  const endIfPublic = () => {
    if (isAllPublic(model, now)) model.publications = []
  }
  switch (type) {
    case 'write': {
      if (!collects) endIfPublic()
      else if (model.publications.length === 0)
        model.publications = locales.map((language) => ({ language, words: { ...model.draft }, at: 0 }))
      const content = `Wort ${++page.count}`
      await updateModule(deps, { kind: 'headline', id: module, body: { content } })
      model.draft = { ...model.draft, [locale]: content }
      return
    }
    case 'publish':
      await publish(deps, { ...owner, languages, at: null, release: null })
      if (model.publications.length === 0) return
      for (const language of languages) model.publications.push({ language, words: { ...model.draft }, at: now })
      return endIfPublic()
    case 'plan': {
      const at = now + 3 * MINUTE_MS
      await publish(deps, { ...owner, languages, at: new Date(at).toISOString(), release: null })
      if (model.publications.length === 0) return
      model.publications = model.publications.filter((each) => each.at <= now || !languages.includes(each.language))
      for (const language of languages) model.publications.push({ language, words: { ...model.draft }, at })
      return
    }
    case 'discard': {
      if (model.publications.length === 0)
        return void (await expect(discardDraft(deps, { ...owner, languages })).rejects.toThrow())
      const before = languages.map((language) => [language, publicIn(model, language, now)[language]])
      await discardDraft(deps, { ...owner, languages })
      model.draft = { ...model.draft, ...Object.fromEntries(before) }
      return endIfPublic()
    }
  }
}

async function wordsOf(deps: Deps, owner: CollectedPage['owner']): Promise<string> {
  const [section] = await listSections(deps, owner)
  return String(section?.columns[0]?.children[0]?.content)
}

test('visitors see collected words only once they are published', { timeout: 240_000 }, async () => {
  const app = await createTestApp()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const page = await startPage(app)
      for (const each of steps) {
        await applyStep(page, each)
        page.clock.ms += each.passes
        const now = page.clock.ms
        for (const locale of locales) {
          const deps = page.depsOf(false, locale)
          const visible = await wordsOf({ ...deps, viewer: null }, page.owner)
          expect(visible).toBe(inLanguage(publicIn(page.model, locale, now), locale))
          expect(await wordsOf(deps, page.owner)).toBe(inLanguage(page.model.draft, locale))
        }
        const { is_draft } = await getPagePublication(page.depsOf(false), page.owner)
        expect(is_draft).toBe(page.model.publications.length > 0)
      }
    }),
    { numRuns: 15 },
  )
})
