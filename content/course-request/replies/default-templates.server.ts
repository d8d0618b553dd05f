import type { ReplyTemplate } from '../reply-fields.ts'
import { OPEN_PLACE, type ReplyKind } from '../states.ts'

const letter = (body: string) => `Guten Tag {Name},\n\n${body}\n\nFreundliche Grüße\n{Unterschrift}\n`
const letterEn = (body: string) => `Hello {name},\n\n${body}\n\nKind regards\n{signature}\n`
const details = 'Kurs: {Kurs}\nErste Stunde: {Erste Stunde}\nOrt: {Ort}\nLehrkraft: {Lehrkraft}'
const detailsEn = 'Course: {course}\nFirst lesson: {first lesson}\nPlace: {place}\nTeacher: {teacher}'

/** Used until the office writes its own. */
export const defaultTemplates: Record<ReplyKind, ReplyTemplate> = {
  trial: {
    de: {
      subject: 'Schnupperstunde: {Kurs}',
      text: letter(
        `vielen Dank für Ihre Anfrage. Wir laden {Kind oder Sie} herzlich zu einer Schnupperstunde ein:\n\n${details}\n\nBitte antworten Sie uns kurz, ob das passt.`,
      ),
    },
    en: {
      subject: 'Taster lesson: {course}',
      text: letterEn(
        `thank you for your request. We would be glad to see {child or you} at a taster lesson:\n\n${detailsEn}\n\nPlease reply and tell us whether this suits you.`,
      ),
    },
  },
  place: {
    de: {
      subject: 'Ihr Platz: {Kurs}',
      text: letter(`wir freuen uns: Es gibt einen Platz für {Kind oder Sie}.\n\n${details}`),
    },
    en: {
      subject: 'Your place: {course}',
      text: letterEn(`we are glad to tell you that there is a place for {child or you}.\n\n${detailsEn}`),
    },
  },
  waiting: {
    de: {
      subject: 'Warteliste: {Kurs}',
      text: letter(
        'vielen Dank für Ihre Anfrage. Im Augenblick ist kein Platz frei in: {Kurs}.\n\nWir haben {Kind oder Sie} auf die Warteliste gesetzt und melden uns, sobald ein Platz frei wird.',
      ),
    },
    en: {
      subject: 'Waiting list: {course}',
      text: letterEn(
        'thank you for your request. At the moment there is no free place in: {course}.\n\nWe have put {child or you} on the waiting list and will write as soon as a place is free.',
      ),
    },
  },
  question: {
    de: {
      subject: 'Rückfrage zu Ihrer Anfrage: {Kurs}',
      text: letter(`vielen Dank für Ihre Anfrage. Dazu haben wir noch eine Frage:\n\n${OPEN_PLACE}`),
    },
    en: {
      subject: 'A question about your request: {course}',
      text: letterEn(`thank you for your request. We have one question:\n\n${OPEN_PLACE}`),
    },
  },
}
