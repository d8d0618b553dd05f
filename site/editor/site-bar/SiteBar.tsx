import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type Locale, timeZone } from '#config'
import { languageTag } from '#contract/locale.ts'
import { formatTimestamp } from '#model/format-timestamp.ts'
import type { SiteBarData } from '#site/loaders/site-bar.server.ts'
import { useLocale } from '#site/locale.ts'
import { type OpenOnArrival, withEditParam } from '../../edit-mode.ts'
import { isTyping } from '../../is-typing.ts'
import { reserveFootSpace } from '../../reserve-foot-space.ts'
import { logOut } from '../login/log-out.ts'
import '../ui/tokens.css'
import { Icon } from '../ui/icons.tsx'
import { OtherEditors } from '../ui/OtherEditors.tsx'
import { SpeechContext, useSpeech, useSpokenWords } from '../ui/speech.ts'
import styles from './SiteBar.module.css'
import { words } from './words.ts'

/** Includes time zone rules, so it is loaded on demand. */
const LookAhead = lazy(() => import('./LookAhead.tsx'))

const KEY = 'e'

const takesFoot = reserveFootSpace('site')

/** The bar of logged-in users at the bottom of every page: edit, settings, back office, logout. */
export default function SiteBar(props: { bar: SiteBarData }) {
  // Hidden in the frame of a preview.
  if (window.frameElement !== null) return null
  return (
    <SpeechContext value={props.bar.user.language}>
      <Bar {...props} />
    </SpeechContext>
  )
}

function Bar({ bar: { user, page, create, ahead } }: { bar: SiteBarData }) {
  const text = useSpokenWords(words)
  const locale = useLocale()
  const speech = useSpeech()
  const { pathname } = useLocation()
  const editing = useEditing()
  const [isAsking, setAsking] = useState(false)
  useEditKey(page?.mayEdit ? editing : null)
  return (
    <aside
      ref={takesFoot}
      className={styles.bar}
      lang={speech}
      aria-label={text.label}
      data-site-bar
      data-ahead={ahead !== null || undefined}
    >
      {page && <OtherEditors {...page.thing} locale={speech} readPosition={null} />}
      {page?.mayEdit && (
        <Link className={styles.main} to={editing} preventScrollReset aria-keyshortcuts={KEY.toUpperCase()}>
          <Icon name="edit" />
          <span className={styles.longText}>{text.edit}</span>
          <span className={styles.shortText}>{text.editShort}</span>
          <span className={styles.key} aria-hidden="true">
            {KEY.toUpperCase()}
          </span>
        </Link>
      )}
      {create && (
        <Link
          className={styles.main}
          to={create.url + withEditParam('')}
          state={arrivalState({ type: 'new_page', parent: create.parent, slug: create.slug })}
        >
          <Icon name="plus" />
          {text.create}
        </Link>
      )}
      <p className={styles.status} data-online={page?.isOnline ?? false}>
        {page
          ? [
              page.kind[speech],
              page.isOnline
                ? text.online
                : page.onlineFrom
                  ? text.onlineFrom(formatTimestamp(page.onlineFrom, speech))
                  : text.offline,
              ...(page.draft ? [text.draft(findDay(page.draft.since, speech))] : []),
            ].join(' · ')
          : text.missing}
      </p>
      {page?.settings && page.thing.resource !== 'pages' && (
        <BarLink href={page.settings.url} icon="gear" label={page.settings.label[speech]} />
      )}
      {page?.one && <BarLink href={page.one.url} icon="calendar" label={page.one.label[speech]} />}
      {page?.mayEdit && page.settings && page.thing.resource === 'pages' && (
        <Link
          className={styles.link}
          to={editing}
          state={arrivalState({ type: 'page_settings' })}
          preventScrollReset
          title={page.settings.label[speech]}
        >
          <Icon name="gear" />
          <span className={styles.label}>{page.settings.label[speech]}</span>
        </Link>
      )}
      {page?.settings && page.thing.resource === 'pages' && (
        <Link
          className={styles.wideOnly}
          to={editing}
          state={arrivalState({ type: 'new_page', parent: page.thing.id })}
          title={text.newPage}
        >
          <Icon name="plus" />
          <span className={styles.label}>{text.newPage}</span>
        </Link>
      )}
      <button
        type="button"
        className={styles.link}
        title={text.lookAheadTitle}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        <Icon name="clock" />
        <span className={styles.label}>{text.lookAhead}</span>
      </button>
      {(isAsking || ahead) && (
        <Suspense>
          <LookAhead ahead={ahead} isAsking={isAsking} close={() => setAsking(false)} />
        </Suspense>
      )}
      <BarLink href="/admin" icon="document" label={text.admin} />
      <button type="button" className={styles.link} title={user.email} onClick={() => void logOut(locale, pathname)}>
        <Icon name="leave" />
        <span className={styles.label}>{text.logout}</span>
      </button>
    </aside>
  )
}

function findDay(instant: string | null, locale: Locale): string | null {
  return (
    instant && new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeZone }).format(new Date(instant))
  )
}

function arrivalState(dialog: OpenOnArrival) {
  return { asked: dialog }
}

function BarLink({ href, icon, label }: { href: string; icon: 'gear' | 'document' | 'calendar'; label: string }) {
  return (
    <a className={styles.link} href={href} title={label}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </a>
  )
}

/** Path to edit this page; keeps an edit mode that is on. */
function useEditing(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + withEditParam(search) + hash
}

function useEditKey(target: string | null): void {
  const navigate = useNavigate()
  // Layout effect: once the bar is visible its shortcut key must work.
  useLayoutEffect(() => {
    if (target === null) return
    const goByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      void navigate(target, { preventScrollReset: true })
    }
    document.addEventListener('keydown', goByKey)
    return () => document.removeEventListener('keydown', goByKey)
  }, [target, navigate])
}
