import { useResourceContext, useTranslate } from 'react-admin'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { recordTypes, rowFields } from '#model/records.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { Reference } from '../columns/Reference.tsx'
import { Timestamp } from '../columns/Timestamp.tsx'
import { currentLanguage } from '../i18n/language.ts'

const MAX_SHOWN = 300

/** Message keys of choices that no declaration names. */
const wordsIn: Record<string, string> = { content_type: 'contentType', role: 'role', areas: 'area' }

export function ValueText({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const reference = referenceOf(resource, field)
  if (reference && typeof value === 'number')
    return <Reference record={{ id: value, [field]: value }} source={field} reference={reference} />
  if (isInstant(value)) return <Timestamp iso={value} />
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
  const choices = wordsIn[field] ? `partitur.${wordsIn[field]}` : `resources.${resource}.choices.${field}`
  const choiceOf = (each: unknown) => (typeof each === 'string' ? translate(`${choices}.${each}`, { _: '' }) : '')
  if (Array.isArray(value))
    return value.map((each) => choiceOf(each) || String(each)).join(' · ') || conflictWords[currentLanguage()].empty
  const choice = choiceOf(value)
  if (choice) return choice
  const text = richTextToPlain(String(value ?? ''))
  return text === ''
    ? conflictWords[currentLanguage()].empty
    : text.length > MAX_SHOWN
      ? `${text.slice(0, MAX_SHOWN)} …`
      : text
}

/** The resource that a field of a record or of its rows refers to. */
function referenceOf(resource: string | undefined, field: string): string | undefined {
  const type = recordTypes.find((each) => each.resource === resource)
  const rows = type ? Object.values(rowFields(type.resource)).map(({ fields }) => fields) : []
  const shape = [type?.fields, ...rows].find((fields) => fields?.[field])?.[field]
  return shape?.type === 'reference' ? shape.to : undefined
}
