import { type MouseEvent, type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import button from '../Button/Button.module.css'
import styles from './CalendarLinks.module.css'

/** What is read of the layout's data. */
type LayoutData = () => { origin: string }

/** A calendar file to take, or to listen to. Both are plain links; with script the second one offers every way to do it. */
export function CalendarLinks({ path }: { path: string }) {
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
    <div className={styles.links}>
      <a href={path} className={button.quiet} download="">
        {text.take}
      </a>
      <a href={address.replace(/^https?/, 'webcal')} className={button.quiet} aria-haspopup="dialog" onClick={offer}>
        {text.subscribe}
      </a>
      {choices}
    </div>
  )
}
