import { useMessages } from '../../i18n/messages.ts'
import button from '../Button/Button.module.css'
import styles from './CalendarLinks.module.css'
import { CalendarSubscription } from './CalendarSubscription.tsx'

export function CalendarLinks({ path }: { path: string }) {
  const { calendar: text } = useMessages()
  return (
    <div className={styles.links}>
      <a href={path} className={button.quiet} download="">
        {text.take}
      </a>
      <CalendarSubscription path={path} className={button.quiet} />
    </div>
  )
}
