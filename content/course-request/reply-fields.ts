import { type Locale, locales } from '#config'
import { OPEN_PLACE } from './states.ts'

/** Facts that a template names in braces, in the order in which they are offered. */
export const replyFields = {
  name: { de: 'Name', en: 'name' },
  learner: { de: 'Kind oder Sie', en: 'child or you' },
  course: { de: 'Kurs', en: 'course' },
  lesson: { de: 'Erste Stunde', en: 'first lesson' },
  location: { de: 'Ort', en: 'place' },
  instructors: { de: 'Lehrkraft', en: 'teacher' },
  signature: { de: 'Unterschrift', en: 'signature' },
} as const
export type ReplyField = keyof typeof replyFields

/** Empty texts are unknown. */
export type ReplyFacts = Record<ReplyField, string>

export type ReplyText = { subject: string; text: string }
export type ReplyTemplate = Record<Locale, ReplyText>

export const MAX_SUBJECT_CHARACTERS = 200
/** Below the limit of a reply, which also holds the facts. */
export const MAX_TEMPLATE_CHARACTERS = 4000

/** A reply without them says nothing; unknown ones stay open for the office. */
const neededFields: readonly ReplyField[] = ['course', 'lesson']
const IN_BRACES = /\{([^{}\n]*)\}/g

/** Names in braces that are no field in this language. */
export function unknownFieldNames(text: string, locale: Locale): string[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([, name = '']) => (findField(name, locale) ? [] : [name]))
}

/** Lines whose facts are all unknown are left out, unless the reply needs them. */
export function fillReply(template: ReplyText, facts: ReplyFacts, locale: Locale): ReplyText {
  const fill = (text: string) =>
    text.replace(IN_BRACES, (braces, name: string) => {
      const field = findField(name, locale)
      return field ? factOf(field, facts, locale) : braces
    })
  const isKnown = (line: string) => {
    const fields = [...line.matchAll(IN_BRACES)].flatMap(([, name = '']) => findField(name, locale) ?? [])
    return fields.length === 0 || fields.some((field) => factOf(field, facts, locale) !== '')
  }
  return {
    subject: fill(template.subject).slice(0, MAX_SUBJECT_CHARACTERS),
    text: template.text.split('\n').filter(isKnown).map(fill).join('\n'),
  }
}

function findField(name: string, locale: Locale): ReplyField | undefined {
  const wanted = name.trim().toLowerCase()
  // The keys of the object are its type.
  const fields = Object.keys(replyFields) as ReplyField[]
  return fields.find((field) => replyFields[field][locale].toLowerCase() === wanted)
}

function factOf(field: ReplyField, facts: ReplyFacts, locale: Locale): string {
  if (facts[field] !== '') return facts[field]
  if (field === 'learner') return locale === 'de' ? 'Sie' : 'you'
  return neededFields.includes(field) ? OPEN_PLACE : ''
}

export function isSameTemplate(one: ReplyTemplate, other: ReplyTemplate): boolean {
  return locales.every(
    (locale) => one[locale].subject === other[locale].subject && one[locale].text === other[locale].text,
  )
}
