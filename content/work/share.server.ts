import type { Locale } from '#config'
import { parseId } from '#contract/links/urls.ts'
import { notePitch } from '#contract/page/note-pitch.ts'
import { formatLifeDates } from '#contract/texts/life-dates.ts'
import type { Deps } from '#server/services/deps.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import type { SharePicture } from '#server/services/urls/share-picture.ts'
import type { SharePictures } from '#server/services/urls/share-pictures.ts'
import { visitorParams } from '#server/services/visibility/visibility.ts'
import { selectComposer, selectWork } from './service.ts'
import { composerName } from './urls.server.ts'

const indexTexts: Record<Locale, { title: string; line: string }> = {
  de: { title: 'Wen wir spielen', line: 'Komponistinnen und Komponisten' },
  en: { title: 'Whom we play', line: 'Composers' },
}

export default {
  composers: async ({ locale }) => drawSign({ id: 0 }, indexTexts[locale]),
  composer: async (deps, { id = '' }) => drawComposer(deps, parseId(id)),
  work: async (deps, { id = '' }) => drawWork(deps, parseId(id)),
} satisfies SharePictures

async function drawComposer(deps: Deps, id: number | null): Promise<SharePicture | null> {
  const [row] = id === null ? [] : await selectComposer(deps.db, { ...visitorParams(deps), id })
  return row ? drawSign(row, { title: composerName(row, deps.locale), line: formatLifeDates(row) }) : null
}

async function drawWork(deps: Deps, id: number | null): Promise<SharePicture | null> {
  const [row] = id === null ? [] : await selectWork(deps.db, { ...visitorParams(deps), id })
  if (!row) return null
  const title = textInLocale(row.work.title, deps.locale)
  return drawSign(row.work, { title, line: composerName(row.composer, deps.locale) })
}

/** Without a picture of their own: the site's sign, as on the head of their page. */
function drawSign(row: { id: number }, { title, line }: { title: string; line: string }): SharePicture {
  return { variant: 'orchestra', title, lines: [line], sign: { pitch: notePitch(row) } }
}
