import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageUrl } from '#contract/links/urls.ts'
import { ConsentContext } from '#modules/parts/consent.tsx'
import type { Messages } from '../i18n/de.ts'
import { useMessages } from '../i18n/messages.ts'
import { useLocale } from '../locale.ts'
import { reserveFootSpace } from '../reserve-foot-space.ts'
import styles from './ConsentProvider.module.css'
import { CookieSettingsContext } from './cookie-settings.ts'
import type { ConsentDialog } from './dialog.ts'
import { isConsentExempt, isServiceOffered } from './services.ts'
import { noConsent, readConsent } from './stored-consent.ts'

type ConsentProviderProps = { consentServices: readonly string[]; tagManagerId: string; children: ReactNode }

/** Provides the visitor's consent to the embeds of modules, and asks once. */
export function ConsentProvider({ consentServices, tagManagerId, children }: ConsentProviderProps) {
  const { consent: text } = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const [agreed, setAgreed] = useState(noConsent)
  const [hasAnswered, setAnswered] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const dialog = useRef<Promise<ConsentDialog>>(null)

  const refresh = useCallback((changed: readonly string[] = []) => {
    const now = readConsent(document.cookie)
    // Loaded scripts cannot be unloaded: without analytics the page reloads (spec §4).
    if (changed.includes('tracking') && !now.tracking) window.location.reload()
    else setAgreed(now)
  }, [])

  const open = useCallback(() => {
    const load = async () => {
      const { openDialog } = await import('./dialog.ts')
      if (!root.current) throw new Error('The consent dialog has no place on the page.')
      const [privacyUrl, imprintUrl] = [pageUrl(locale, 'datenschutz'), pageUrl(locale, 'impressum')]
      return openDialog({
        root: root.current,
        consentServices,
        tagManagerId,
        text,
        privacyUrl,
        imprintUrl,
        onChange: refresh,
      })
    }
    dialog.current ??= load()
    return dialog.current
  }, [consentServices, tagManagerId, text, locale, refresh])

  useEffect(() => refresh(), [refresh])

  // Asks again if the decision could not be stored.
  useEffect(() => setAnswered(false), [pathname])

  useEffect(
    () => (agreed.tracking && tagManagerId ? startTagManager(tagManagerId) : undefined),
    [agreed.tracking, tagManagerId],
  )

  const consent = useMemo(
    () => ({
      isAllowed: (service: string) => agreed.services.includes(service),
      isOffered: (service: string) => isServiceOffered(service, consentServices),
      allowAlways: (service: string) =>
        void open()
          .then(({ allowAlways }) => allowAlways(service))
          .then(() => refresh()),
    }),
    [agreed, consentServices, open, refresh],
  )
  const showSettings = useCallback(() => void open().then(({ showPreferences }) => showPreferences()), [open])
  function handleAnswer(choice: 'all' | 'required') {
    setAnswered(true)
    // React handles the bar now: if the decision is not stored, it is shown again.
    document.documentElement.dataset.consent = 'open'
    document.getElementById('content')?.focus({ preventScroll: true })
    void open()
      .then((settings) => settings.answer(choice))
      .then(() => refresh())
  }
  return (
    <ConsentContext value={consent}>
      {!agreed.hasDecided && !hasAnswered && !isConsentExempt(pathname) && (
        <ConsentBar text={text} hasTracking={tagManagerId !== ''} onAnswer={handleAnswer} onChoose={showSettings} />
      )}
      <CookieSettingsContext value={showSettings}>{children}</CookieSettingsContext>
      <div ref={root} />
    </ConsentContext>
  )
}

/** spec §9: delay of the tag manager after consent to analytics. */
const ANALYTICS_START_DELAY_MS = 200

type WithDataLayer = Window & { dataLayer?: unknown[] }

/** Starts the tag manager; returns a function that cancels the start. */
function startTagManager(id: string): () => void {
  const timer = setTimeout(() => {
    if (document.getElementById('tag-manager')) return
    const { dataLayer = [] } = window as WithDataLayer
    dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    Object.assign(window, { dataLayer })
    const script = document.createElement('script')
    script.id = 'tag-manager'
    script.async = true
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
    document.head.append(script)
  }, ANALYTICS_START_DELAY_MS)
  return () => clearTimeout(timer)
}

type ConsentBarProps = {
  text: Messages['consent']
  hasTracking: boolean
  onAnswer: (choice: 'all' | 'required') => void
  onChoose: () => void
}

const takesFoot = reserveFootSpace('consent')

/**
 * One line at the bottom of the window; details are in the settings. Part of every page, visible to visitors who have
 * not decided (`ConsentMarkerScript`).
 */
function ConsentBar({ text, hasTracking, onAnswer, onChoose }: ConsentBarProps) {
  const id = useId()
  return (
    <div
      ref={takesFoot}
      role="dialog"
      aria-labelledby={id}
      className={styles.question}
      data-question=""
      data-nosnippet=""
    >
      <div className={`page ${styles.line}`}>
        <p id={id} className={styles.text}>
          {hasTracking ? text.questionOfBoth : text.question}
        </p>
        <div className={styles.buttons}>
          <button type="button" data-answer="required" className={styles.button} onClick={() => onAnswer('required')}>
            {text.acceptRequired}
          </button>
          <button type="button" data-answer="all" className={styles.button} onClick={() => onAnswer('all')}>
            {text.acceptAll}
          </button>
          <button type="button" className={styles.choose} onClick={onChoose}>
            {text.choose}
          </button>
        </div>
      </div>
    </div>
  )
}
