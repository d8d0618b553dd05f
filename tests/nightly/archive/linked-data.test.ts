import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createArchiveImporter } from '#content/production/archive/importer.server.ts'
import { readArchive } from '#content/production/archive/parse-archive.server.ts'
import { musicEvent } from '#content/production/detail/site/music-event.server.ts'
import { loadEventDates } from '#content/production/list/records.server.ts'
import { eventDates } from '#content/production/table.ts'
import { loadAllMessages } from '#site/i18n/messages.ts'
import { createShapes } from '#tests/linked-data/shacl.ts'
import { readThings, wrongReferences } from '#tests/linked-data/violations.ts'
import { readVocabulary } from '#tests/linked-data/vocabulary.ts'
import { createTestApp, NOW } from '#tests/support/app.ts'

const ARCHIVE_DATES = 22_438
const AT_ONCE = 500
/** Only every so many dates are checked against the shapes, which is a hundred times slower than the vocabulary. */
const SHAPES_EVERY = 40

test('linked data of every archive date is valid', async () => {
  const app = await createTestApp()
  await importArchive(app.depsOf('admin', 'en'))
  const ids = await app.database.db
    .select({ id: eventDates.id, production_id: eventDates.production_id })
    .from(eventDates)
  expect(ids).toHaveLength(ARCHIVE_DATES)
  const [vocabulary, violations] = [readVocabulary(), createShapes()]
  await loadAllMessages()
  for (const locale of ['de', 'en'] as const) {
    const context = {
      locale,
      origin: app.services.origin,
      idBase: app.services.origin,
      settings: null,
      now: NOW.toISOString(),
    }
    const violationTexts = new Set<string>()
    let count = 0
    for (let done = 0; done < ids.length; done += AT_ONCE) {
      const dates = await loadEventDates(app.depsOf(null, locale), ids.slice(done, done + AT_ONCE))
      const entries = dates.flatMap((date) =>
        (JSON.parse(JSON.stringify([musicEvent(date, context)])) as (Record<string, unknown> | null)[]).filter(
          (entry) => entry !== null,
        ),
      )
      count += entries.length
      const report = readThings(entries, vocabulary)
      for (const each of [...report.wrong, ...wrongReferences(report, vocabulary)]) violationTexts.add(each)
      for (const entry of entries.filter((_thing, index) => index % SHAPES_EVERY === 0)) {
        const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [entry] })
        for (const violation of await violations(json)) violationTexts.add(violation)
      }
    }
    expect([...violationTexts].slice(0, 20)).toEqual([])
    // The archive is in English.
    expect(count).toBe(locale === 'en' ? ARCHIVE_DATES : 0)
  }
})

async function importArchive(deps: Parameters<typeof createArchiveImporter>[0]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'partitur-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'archive.jsonl')
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../bench/archive.mjs'), file])
  const { productions, rejected } = await readArchive(file)
  expect(rejected).toEqual([])
  await createArchiveImporter(deps, { shiftDays: 0, dryRun: false })(productions)
}
