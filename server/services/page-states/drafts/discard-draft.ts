import { type Locale, locales } from '#config'
import { fieldError } from '#contract/errors.ts'
import type { PagePublication } from '#contract/page/publications.ts'
import { resourceForSectionOwner } from '#model/find-type.ts'
import { moduleSchemas } from '#modules/schemas.ts'
import { requireSectionWriter } from '../../accounts/areas.ts'
import { logRecordChange } from '../../audit-log/write.ts'
import { type Deps, write } from '../../deps.ts'
import { pickGerman, type TranslatedText, updateTranslatedText } from '../../sections/data.ts'
import { requireOwner, type SectionOwner } from '../../sections/owner.ts'
import { unpack } from '../pack.ts'
import { getPagePublication, requireSeenState } from '../page-publication.ts'
import { readPageSnapshot } from '../page-snapshot.ts'
import { listPublications } from '../publications.ts'
import { standings } from '../published-snapshots.ts'
import { putSnapshot } from '../restore-version.ts'
import { lockPage } from '../save-version.ts'
import { type ModuleSnapshot, type PageSnapshot, waitingTexts } from '../snapshot.ts'
import { endDraftIfPublic } from './collecting.ts'

type DiscardOptions = SectionOwner & { languages: readonly Locale[]; version?: string | undefined }

/**
 * Puts the public state back; the draft stays among the versions. Throws `conflict` when the page or its publications
 * have changed since the editor saw them, and `bad_input` for a language that is not public.
 */
export async function discardDraft(
  deps: Deps,
  { languages, version, ...owner }: DiscardOptions,
): Promise<PagePublication> {
  requireSectionWriter(deps, owner.content_type)
  await write(deps, async (inner) => {
    const row = await requireOwner(inner.db, owner)
    await lockPage(inner.db, owner)
    const [rows, draft] = [await listPublications(inner.db, owner), await readPageSnapshot(inner.db, owner)]
    await requireSeenState(inner, owner, { version, rows, draft })
    const standingById = standings(rows, deps.now())
    const publicRows = rows.filter(
      ({ id, language }) => standingById.get(id) === 'public' && languages.includes(language),
    )
    if (publicRows.length < languages.length) throw fieldError('languages', 'not_public', 'not public')
    const publicStates = publicRows.map(({ language, state }) => ({ language, state: unpack(state) }))
    const others = locales.filter((locale) => !languages.includes(locale))
    await putSnapshot(inner, owner, {
      state: withoutDraft(draft, publicStates),
      waiting: waitingTexts(draft, others),
    })
    await endDraftIfPublic(inner, owner, await readPageSnapshot(inner.db, owner))
    const changes = languages.map((language) => ({ field: 'published', language, from: null, to: null }))
    await logRecordChange(inner, {
      act: 'discarded',
      resource: resourceForSectionOwner(owner.content_type),
      row,
      changes,
    })
  })
  return getPagePublication(deps, owner)
}

type PublicState = { language: Locale; state: PageSnapshot }

/** The page after discarding; `publicStates` are those of the languages to discard, the latest first. */
export function withoutDraft(draft: PageSnapshot, publicStates: readonly PublicState[]): PageSnapshot {
  const [latest] = publicStates
  const { sections, modules } = latest && publicStates.length === locales.length ? latest.state : draft
  return {
    sections,
    modules: publicStates.reduce((rows, { language, state }) => {
      const before = new Map(state.modules.map((module) => [module.id, module]))
      return rows.map((module) => withTextsOf(module, before.get(module.id), language))
    }, modules),
  }
}

function withTextsOf(module: ModuleSnapshot, before: ModuleSnapshot | undefined, language: Locale): ModuleSnapshot {
  const localised = moduleSchemas.get(module.kind)?.localised ?? []
  if (!before || before.kind !== module.kind) return module
  const texts = localised.map((field): [string, unknown] => {
    const [now, then] = [module.data[field], before.data[field]] as Partial<TranslatedText>[]
    const text = then?.[language] ?? ''
    return [
      field,
      updateTranslatedText(now, { locale: language, text, isOutdated: false, writtenFor: pickGerman(then ?? {}) }),
    ]
  })
  return { ...module, data: { ...module.data, ...Object.fromEntries(texts) } }
}
