import { useCallback, useRef, useState } from 'react'
import type { Locale } from '#config'
import styles from './CalendarChoices.module.css'

type CalendarChoicesProps = { address: string; locale: Locale; onClose: () => void }

/** The browser closes it on Escape and on a click outside. */
export function CalendarChoices({ address, locale, onClose }: CalendarChoicesProps) {
  const text = texts[locale]
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const showBox = useCallback((box: HTMLDivElement | null) => {
    if (!box?.isConnected) return
    box.showPopover()
    box.focus()
  }, [])
  const { webcal, google, outlook } = calendarServices(address, document.title)
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Without clipboard access the URL is selected for copying by hand.
      () => undefined,
    )
  }
  return (
    <div
      ref={showBox}
      popover="auto"
      role="dialog"
      aria-labelledby="calendar-choices"
      tabIndex={-1}
      className={styles.choices}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose()
      }}
    >
      <h2 id="calendar-choices" className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.hint}>{text.hint}</p>
      <ul className={styles.list}>
        <li>
          <a href={webcal}>{text.device}</a>
        </li>
        <Service href={google} name="Google Calendar" note={text.newWindow} />
        <Service href={outlook} name="Outlook" note={text.newWindow} />
        <li>
          <a href={address} download="">
            {text.download}
          </a>
        </li>
      </ul>
      <label className={styles.address}>
        {text.address}
        <input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className={styles.actions}>
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          {isCopied ? text.copied : text.copy}
        </button>
        <button type="button" className={styles.close} onClick={onClose}>
          {text.close}
        </button>
      </p>
      <p role="status" className="visually-hidden">
        {isCopied ? text.copied : ''}
      </p>
    </div>
  )
}

function Service({ href, name, note }: { href: string; name: string; note: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
        <span className="visually-hidden"> ({note})</span>
        <span aria-hidden="true"> ↗</span>
      </a>
    </li>
  )
}

/** URLs that open the device's calendar program, and subscription pages of calendar services. */
export function calendarServices(address: string, name: string): Record<'webcal' | 'google' | 'outlook', string> {
  const webcal = address.replace(/^https?/, 'webcal')
  const google = new URLSearchParams({ cid: webcal })
  const outlook = new URLSearchParams({ url: address, name })
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?${google}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${outlook}`,
  }
}

/** Not in the layout's texts: the dialog is loaded by itself and shares no chunk with the screens. */
const texts = {
  de: {
    title: 'Kalender abonnieren',
    hint: 'Ihr Kalender fragt von selbst nach: Verlegte und abgesagte Termine stehen bald auch dort richtig.',
    device: 'Kalender dieses Geräts',
    download: 'Nur herunterladen (.ics)',
    newWindow: 'öffnet ein neues Fenster',
    address: 'Adresse für andere Kalender',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    close: 'Schließen',
  },
  en: {
    title: 'Subscribe to the calendar',
    hint: 'Your calendar asks by itself: dates that are moved or cancelled will soon be right there too.',
    device: 'The calendar on this device',
    download: 'Download only (.ics)',
    newWindow: 'opens a new window',
    address: 'Address for other calendars',
    copy: 'Copy the address',
    copied: 'Copied',
    close: 'Close',
  },
} as const
