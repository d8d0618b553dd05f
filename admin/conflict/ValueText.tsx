import { useResourceContext, useTranslate } from 'react-admin'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { isInstant } from '#contract/time/time-input.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { Reference } from '../columns/Reference.tsx'
import { Timestamp } from '../columns/Timestamp.tsx'
import { currentLanguage } from '../i18n/language.ts'

const MAX_SHOWN = 300

/** The resource that a field refers to. */
const resourceOf: Record<string, string> = {
  venue_id: 'venues',
  moved_from_venue_id: 'venues',
  location_id: 'locations',
  work_id: 'works',
  person_id: 'people',
  type_id: 'event-types',
  composer_id: 'composers',
  group_id: 'instrument-groups',
  parent_group_id: 'parent-groups',
  category_id: 'categories',
  parent_id: 'pages',
  image_id: 'images',
  og_image_id: 'images',
}

/** Message keys of choices shared by several types; a type's own are in its messages. */
const wordsIn: Record<string, string> = {
  status: 'status',
  schedule: 'status',
  tickets: 'status',
  part: 'part',
  variant: 'variant',
  content_type: 'contentType',
  role: 'role',
  areas: 'area',
}

export function ValueText({ field, value }: { field: string; value: unknown }) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const reference = resourceOf[field]
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
