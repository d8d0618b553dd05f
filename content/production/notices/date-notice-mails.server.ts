import type { Locale } from '#config'
import {
  formatDateChange,
  formatDay,
  formatStartAndHall,
  type StartAndHall,
} from '#contract/events/date-change-texts.ts'
import type { OutgoingMail } from '#server/mail/smtp.ts'
import { type DateSchedule, type DateStatus, deviatingStates, type TicketState, toDateStatus } from '../states.ts'

type MailContent = Omit<OutgoingMail, 'to'>
export type NoticeFacts = StartAndHall & {
  venue_id: number
  schedule: DateSchedule
  tickets: TicketState
  note: string
}
type NoticeMailInput = { title: string; facts: NoticeFacts; locale: Locale }

const states: Record<Locale, Record<DateStatus | 'available', string>> = {
  de: {
    ...{ scheduled: 'Geändert', moved: 'Verlegt', postponed: 'Verschoben', cancelled: 'Entfällt' },
    ...{ few_left: 'Wenige Restkarten', sold_out: 'Ausverkauft', available: 'Es gibt wieder Karten' },
  },
  en: {
    ...{ scheduled: 'Changed', moved: 'Moved', postponed: 'Postponed', cancelled: 'Cancelled' },
    ...{ few_left: 'Few tickets left', sold_out: 'Sold out', available: 'Tickets are available again' },
  },
}

/** Contains no user input: the address may be somebody else's. */
export function confirmNoticeMail({ title, facts, locale, url }: NoticeMailInput & { url: string }): MailContent {
  const dateText = `${title}\n${formatStartAndHall(facts, locale)}`
  return {
    de: {
      subject: `Bitte bestätigen: Änderungen bei „${title}“`,
      text: `Guten Tag,\n\nSie möchten per E-Mail erfahren, wenn sich an diesem Termin etwas ändert:\n\n${dateText}\n\nBitte bestätigen Sie das innerhalb von zwei Tagen:\n\n${url}\n\nSie haben das nicht angefragt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung wird Ihre Adresse gelöscht.\n`,
    },
    en: {
      subject: `Please confirm: changes to “${title}”`,
      text: `Hello,\n\nyou would like an e-mail when something changes about this date:\n\n${dateText}\n\nPlease confirm this within two days:\n\n${url}\n\nYou did not ask for this? Then you need not do anything: without a confirmation your address is deleted.\n`,
    },
  }[locale]
}

/** A second request is answered by mail, not on the page, which others could read. */
export function alreadyOnListMail({ title, facts, locale, leave }: NoticeMailInput & { leave: string }): MailContent {
  const dateText = `${title}\n${formatStartAndHall(facts, locale)}`
  const message = {
    de: `Guten Tag,\n\nSie sind für diesen Termin schon eingetragen und bekommen eine E-Mail, wenn sich etwas ändert:\n\n${dateText}`,
    en: `Hello,\n\nyou are on the list for this date already and get an e-mail when something changes:\n\n${dateText}`,
  }[locale]
  return {
    subject: locale === 'de' ? `Änderungen bei „${title}“` : `Changes to “${title}”`,
    ...withUnsubscribe(message, { locale, leave, facts }),
  }
}

type Change = { title: string; before: NoticeFacts; after: NoticeFacts; locale: Locale; url: string; leave: string }

/** The change in the same words as the prepared newsletter text. */
export function dateChangedMail({ title, before, after, locale, url, leave }: Change): MailContent {
  const status = formatStatus({ before, after, locale })
  const message = formatDateChange('newsletter', { title, before, after, status, note: after.note, url }, locale)
  const greeting = locale === 'de' ? 'Guten Tag,' : 'Hello,'
  return {
    subject: `${status}: ${title}, ${formatDay(before, locale)}`,
    ...withUnsubscribe(`${greeting}\n\n${message}`, { locale, leave, facts: after }),
  }
}

function formatStatus({ before, after, locale }: Pick<Change, 'before' | 'after' | 'locale'>): string {
  const dateStates = deviatingStates({ schedule: after.schedule, status: toDateStatus(after) })
  if (dateStates.length > 0) return dateStates.map((state) => states[locale][state]).join(', ')
  const isBack = before.tickets !== after.tickets && before.schedule === after.schedule
  return states[locale][isBack ? 'available' : 'scheduled']
}

/** The unsubscribe link, and the headers for the mail program's own button (RFC 8058). */
function withUnsubscribe(
  body: string,
  { locale, leave, facts }: { locale: Locale; leave: string; facts: NoticeFacts },
): Pick<MailContent, 'text' | 'headers'> {
  const isPutOff = facts.schedule === 'postponed'
  const footer = {
    de: `Keine Nachrichten mehr zu diesem Termin:\n${leave}\n\n${isPutOff ? 'Am Tag nach dem neuen Termin wird Ihre Adresse gelöscht, ohne einen spätestens 400 Tage nach dem alten.' : 'Am Tag nach dem Termin wird Ihre Adresse gelöscht.'}`,
    en: `No more messages about this date:\n${leave}\n\n${isPutOff ? 'Your address is deleted on the day after the new date; without one, 400 days after the old one at the latest.' : 'Your address is deleted on the day after the date.'}`,
  }[locale]
  return {
    text: `${body}\n\n${footer}\n`,
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
