import type { Locale } from '#config'
import { formatPartAfterName, uniqueByPart } from '#contract/events/performer-parts.ts'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useLocale } from '#site/locale.ts'
import type { EventDateSummary } from '../../endpoints.ts'

type NamedPerformer = EventDateSummary['event']['performers'][number]
type PerformerListProps = { performers: readonly NamedPerformer[]; className: string | undefined }

/** One line for each performer and part. */
export function PerformerList({ performers, className }: PerformerListProps) {
  const locale = useLocale()
  if (performers.length === 0) return null
  return (
    <ul className={className}>
      {uniqueByPart(performers).map((performer) => {
        const { id, name, url, part, instrument } = performer
        const role = formatPartAfterName(performer, locale)
        return (
          <li key={`${id}-${part}-${instrument}`}>
            {url ? <SiteLink to={url}>{name}</SiteLink> : name}
            {role && (
              <>
                , <span {...fallbackLang(performer, 'instrument', locale)}>{role}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The same in one line, for paper. */
export function formatPerformers(performers: readonly NamedPerformer[], locale: Locale): string {
  return uniqueByPart(performers)
    .map((performer) => [performer.name, formatPartAfterName(performer, locale)].filter(Boolean).join(', '))
    .join('\u00a0· ')
}
