import { rich, t } from '#server/seed/content/text.ts'
import type { Text, Weekday } from '#server/seed/content/types.ts'
import type { CourseDateSeed } from './types.ts'

type Start = [dayOffset: number, weekday: Weekday, time: string]

export function lesson(
  [dayOffset, weekday, time]: Start,
  location_id: string,
  minutes: number,
  rhythm: Text,
): CourseDateSeed {
  return { dayOffset, weekday, time, location_id, minutes, rhythm }
}

const RHYTHMS: Record<Weekday, Text> = {
  mon: t('montags, wöchentlich', 'Mondays, weekly'),
  tue: t('dienstags, wöchentlich', 'Tuesdays, weekly'),
  wed: t('mittwochs, wöchentlich', 'Wednesdays, weekly'),
  thu: t('donnerstags, wöchentlich', 'Thursdays, weekly'),
  fri: t('freitags, wöchentlich', 'Fridays, weekly'),
  sat: t('samstags, wöchentlich', 'Saturdays, weekly'),
  sun: t('sonntags, wöchentlich', 'Sundays, weekly'),
}

export function weekly(start: Start, location_id: string, minutes: number): CourseDateSeed {
  return { ...lesson(start, location_id, minutes, RHYTHMS[start[1]]), weeks: 1 }
}

export const tasterRegistration: Text = rich(
  [
    'Fragen Sie hier auf der Seite oder im Sekretariat nach einer kostenlosen Schnupperstunde. Danach melden Sie sich mit dem <a href="page:anmeldung">Anmeldeformular</a> an; der Unterricht beginnt in der folgenden Woche.',
    'Kündigen können Sie zum Ende jedes Schulhalbjahres.',
  ],
  [
    'Ask for a free taster lesson on this page or at our office. Then register with the <a href="page:anmeldung">registration form</a>; lessons begin the following week.',
    'You may give notice at the end of each half-year.',
  ],
)

export const openRegistration: Text = rich(
  [
    'Kommen Sie einfach zu einem der nächsten Termine und machen Sie mit. Wenn es passt, genügt eine formlose E‑Mail an <a href="mailto:musikschule@suedwestphilharmonie.example">das Sekretariat</a>.',
  ],
  [
    'Simply come to one of the next dates and join in. If it suits you, a short e-mail to <a href="mailto:musikschule@suedwestphilharmonie.example">our office</a> is all it takes.',
  ],
)
