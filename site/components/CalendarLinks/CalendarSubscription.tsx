import { type MouseEvent, type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import styles from './CalendarLinks.module.css'

/** The part of the layout's data that is read here. */
type LayoutData = () => { origin: string }

/** A plain webcal link; with script it opens a dialog with other ways to subscribe, and the file. */
export function CalendarSubscription({ path, className }: { path: string; className: string | undefined }) {
  const { calendar: text } = useMessages()
  const locale = useLocale()
  const address = useRouteLoaderData<LayoutData>('layout')?.origin + path
  const [choices, setChoices] = useState<ReactNode>(null)
  const offer = async (event: MouseEvent) => {
    event.preventDefault()
    const { CalendarChoices } = await import('./CalendarChoices.tsx')
    setChoices(<CalendarChoices address={address} locale={locale} onClose={() => setChoices(null)} />)
  }
  return (
    <span className={styles.subscription}>
      <a href={address.replace(/^https?/, 'webcal')} className={className} aria-haspopup="dialog" onClick={offer}>
        {text.subscribe}
      </a>
      {/* Some devices have no program for webcal. Rendered by the server only: React leaves `<noscript>` empty in a
          browser. */}
      <noscript>
        {import.meta.env.SSR && <a href={address} className={className}>{`${text.subscribe} (.ics)`}</a>}
      </noscript>
      {choices}
    </span>
  )
}
