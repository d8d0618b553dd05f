import { data, redirect } from 'react-router'
import { getPoster } from '#contract/events/posters.ts'
import { screenUrl } from '#contract/links/urls.ts'
import { ButtonLink } from '#site/components/Button/ButtonLink.tsx'
import { defineWords, useWords } from '#site/i18n/words.ts'
import { callOrNull, type LoaderArgs, renderTime } from '#site/loaders/backend.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { localeOfPath, useLocale } from '#site/locale.ts'
import { unlistedMeta } from '#site/print/unlisted-meta.ts'
import gone from '../../page/site/Gone.module.css'
import { EventShortList } from '../dates/site/EventShortList/EventShortList.tsx'
import { toHyphenatedRow } from '../dates/site/hyphenate-date.server.ts'
import { listEventDates } from '../endpoints.ts'
import styles from './poster.module.css'

const DATES_SHOWN = 6

const words = defineWords({
  de: {
    removed: 'Das steht nicht mehr auf unserem Spielplan',
    removedText:
      'Was auf dem Plakat stand, zeigen wir hier nicht mehr. Sie sind trotzdem richtig bei uns: Das kommt als Nächstes.',
    unknown: 'Diesen Code kennen wir nicht',
    unknownText: (code: string) =>
      `Vielleicht ist bei „${code}“ ein Buchstabe verrutscht: Unsere Codes bestehen aus drei oder vier Silben, zum Beispiel „bo-gi-ta“. Schauen Sie noch einmal auf das Plakat, oder suchen Sie hier.`,
    next: 'Die nächsten Konzerte',
    season: 'Zum Spielplan',
    search: 'Suchen',
  },
  en: {
    removed: 'This is no longer in our season',
    removedText:
      'We no longer show here what the poster announced. You are still in the right place: this is what comes next.',
    unknown: 'We do not know this code',
    unknownText: (code) =>
      `Perhaps a letter of “${code}” has slipped: our codes are three or four syllables, such as “bo-gi-ta”. Please look at the poster once more, or search here.`,
    next: 'The next concerts',
    season: 'To the season',
    search: 'Search',
  },
})

/** Target of a poster whose date is not public: a notice and the next dates. 404 only for a code that never existed. */
export async function loader(args: LoaderArgs) {
  const { code = '' } = args.params
  const locale = localeOfPath(args.url.pathname)
  const [poster, dates] = await Promise.all([
    callOrNull(args, getPoster, { params: { code } }),
    callOrNull(args, listEventDates, {}),
  ])
  if (poster?.url) throw redirect(poster.url)
  const next = (dates?.results ?? []).slice(0, DATES_SHOWN).map((date) => toHyphenatedRow(date, locale))
  return data({ code, isKnown: poster !== null, next, now: renderTime(args), locale }, { status: poster ? 200 : 404 })
}

export const meta = unlistedMeta<typeof loader>(({ isKnown, locale }) =>
  isKnown ? words[locale].removed : words[locale].unknown,
)

export default function PosterPage({ loaderData }: ScreenProps<typeof loader>) {
  const text = useWords(words)
  const locale = useLocale()
  const { code, isKnown, next, now } = loaderData
  return (
    <div className={`page ${gone.gone}`}>
      <h1 className={gone.title}>{isKnown ? text.removed : text.unknown}</h1>
      <p className={gone.text}>{isKnown ? text.removedText : text.unknownText(code)}</p>
      <p className={styles.links}>
        <ButtonLink to={`${screenUrl('home', locale)}#konzerte`}>{text.season}</ButtonLink>
        <ButtonLink to={screenUrl('search', locale)} quiet>
          {text.search}
        </ButtonLink>
      </p>
      <EventShortList title={text.next} dates={next} now={now} />
    </div>
  )
}
