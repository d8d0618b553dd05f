import type { Locale } from '#config'
import { OPEN_PLACE, type ReplyKind, replyKinds } from '../states.ts'

/** Empty texts are unknown. */
export type ReplyFacts = {
  /** Addressed in the mail. */
  name: string
  /** The child; empty for an adult. */
  learnerName: string
  course: string
  /** Day and time of the first lesson. */
  lesson: string
  location: string
  instructors: string
  signature: string
}

export type ReplyDraft = { kind: ReplyKind; subject: string; text: string }

/** A draft of each kind in the family's language; what is unknown and needed stays open. */
export function draftReplies(facts: ReplyFacts, locale: Locale): ReplyDraft[] {
  return replyKinds.map((kind) => ({ kind, ...drafts[locale](facts)[kind] }))
}

type Drafts = Record<ReplyKind, { subject: string; text: string }>

const drafts: Record<Locale, (facts: ReplyFacts) => Drafts> = {
  de: ({ name, learnerName, ...facts }) => {
    const letter = (body: string) => `Guten Tag ${name},\n\n${body}\n\nFreundliche Grüße\n${facts.signature}\n`
    const course = facts.course || OPEN_PLACE
    const details = list([
      ['Kurs', course],
      ['Erste Stunde', facts.lesson || OPEN_PLACE],
      ['Ort', facts.location],
      ['Lehrkraft', facts.instructors],
    ])
    return {
      trial: {
        subject: `Schnupperstunde: ${course}`,
        text: letter(
          `vielen Dank für Ihre Anfrage. Wir laden ${learnerName || 'Sie'} herzlich zu einer Schnupperstunde ein:\n\n${details}\n\nBitte antworten Sie uns kurz, ob das passt.`,
        ),
      },
      place: {
        subject: `Ihr Platz: ${course}`,
        text: letter(`wir freuen uns: ${learnerName ? `${learnerName} hat` : 'Sie haben'} einen Platz.\n\n${details}`),
      },
      waiting: {
        subject: `Warteliste: ${course}`,
        text: letter(
          `vielen Dank für Ihre Anfrage. Im Augenblick ist kein Platz frei in: ${course}.\n\nWir haben ${learnerName || 'Sie'} auf die Warteliste gesetzt und melden uns, sobald ein Platz frei wird.`,
        ),
      },
      question: {
        subject: `Rückfrage zu Ihrer Anfrage: ${course}`,
        text: letter(`vielen Dank für Ihre Anfrage. Dazu haben wir noch eine Frage:\n\n${OPEN_PLACE}`),
      },
    }
  },
  en: ({ name, learnerName, ...facts }) => {
    const letter = (body: string) => `Hello ${name},\n\n${body}\n\nKind regards\n${facts.signature}\n`
    const course = facts.course || OPEN_PLACE
    const details = list([
      ['Course', course],
      ['First lesson', facts.lesson || OPEN_PLACE],
      ['Place', facts.location],
      ['Teacher', facts.instructors],
    ])
    return {
      trial: {
        subject: `Taster lesson: ${course}`,
        text: letter(
          `thank you for your request. We would be glad to see ${learnerName || 'you'} at a taster lesson:\n\n${details}\n\nPlease reply and tell us whether this suits you.`,
        ),
      },
      place: {
        subject: `Your place: ${course}`,
        text: letter(
          `we are glad to tell you that ${learnerName ? `${learnerName} has` : 'you have'} a place.\n\n${details}`,
        ),
      },
      waiting: {
        subject: `Waiting list: ${course}`,
        text: letter(
          `thank you for your request. At the moment there is no free place in: ${course}.\n\nWe have put ${learnerName || 'you'} on the waiting list and will write as soon as a place is free.`,
        ),
      },
      question: {
        subject: `A question about your request: ${course}`,
        text: letter(`thank you for your request. We have one question:\n\n${OPEN_PLACE}`),
      },
    }
  },
}

/** A line for each known fact. */
function list(lines: readonly (readonly [label: string, value: string])[]): string {
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}
