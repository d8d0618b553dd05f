import { NumberInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import type { Localised } from '#admin/records.ts'
import type { changeCourses } from '#contract/admin/change-courses.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { vacancyStates } from '../../states.ts'

const messageKey = (key: string) => `partitur.changeCourses.${key}`
const priceWays = ['replace', 'text'].map((id) => ({ id, name: messageKey(`price.${id}`) }))
const vacancies = vacancyStates.map((id) => ({ id, name: `resources.courses.choices.vacancies.${id}` }))

/** Empty fields leave the courses unchanged. */
export function ChangeInputs() {
  return (
    <>
      <Section title={messageKey('dates')} help={messageKey('datesHelp')}>
        <Row>
          <LineInput
            source="first_day"
            label={messageKey('firstDay')}
            type="date"
            helperText={messageKey('firstDayHelp')}
          />
          <LineInput source="last_day" label={messageKey('lastDay')} type="date" helperText={false} />
        </Row>
        <NumberInput
          source="weeks"
          label={messageKey('weeks')}
          min={-520}
          max={520}
          helperText={false}
          sx={{ maxWidth: 320 }}
        />
        <SelectInput source="vacancies" choices={vacancies} helperText={false} emptyText={messageKey('stays')} />
      </Section>
      <Section title={messageKey('location')} help={messageKey('locationHelp')}>
        <Row>
          <ReferencePicker source="location.from" reference="locations" label={messageKey('locationFrom')} />
          <ReferencePicker source="location.to" reference="locations" label={messageKey('locationTo')} />
        </Row>
      </Section>
      <Section title={messageKey('instructor')} help={messageKey('instructorHelp')}>
        <Row>
          <ReferencePicker source="instructor.from" reference="people" label={messageKey('instructorFrom')} />
          <ReferencePicker source="instructor.to" reference="people" label={messageKey('instructorTo')} />
        </Row>
      </Section>
      <Section title="resources.courses.fields.price">
        <SelectInput
          source="price_how"
          label={messageKey('priceHow')}
          choices={priceWays}
          helperText={false}
          emptyText={messageKey('stays')}
        />
        <PriceInputs />
      </Section>
    </>
  )
}

function PriceInputs() {
  const priceMode = useWatch({ name: 'price_how' })
  if (priceMode === 'text') return <LocalisedInput source="price.text" />
  if (priceMode !== 'replace') return null
  return (
    <Row>
      <LineInput source="price.replace" label={messageKey('price.from')} helperText={false} />
      <LineInput source="price.by" label={messageKey('price.to')} helperText={false} />
    </Row>
  )
}

/** Values of the form; an untouched input is undefined or null. */
export type CourseChangeForm = {
  weeks?: number | null
  first_day?: string
  last_day?: string
  location?: { from?: number | null; to?: number | null }
  instructor?: { from?: number | null; to?: number | null }
  price_how?: 'replace' | 'text' | '' | null
  price?: { replace?: string; by?: string; text?: Partial<Localised> }
  vacancies?: string | null
}
export type Change = InputOf<typeof changeCourses>['body']['change']

export function toCourseChange({
  weeks,
  first_day,
  last_day,
  location,
  instructor,
  price_how,
  price,
  vacancies,
}: CourseChangeForm): Change {
  return {
    weeks: weeks ?? 0,
    ...(first_day ? { first_day } : {}),
    ...(last_day ? { last_day } : {}),
    ...(location?.to ? { location: { from: location.from ?? null, to: location.to } } : {}),
    ...(instructor?.from || instructor?.to
      ? { instructor: { from: instructor.from ?? null, to: instructor.to ?? null } }
      : {}),
    ...(price_how === 'text' ? { price: { text: { de: price?.text?.de ?? '', en: price?.text?.en ?? '' } } } : {}),
    ...(price_how === 'replace' && price?.replace ? { price: { replace: price.replace, by: price.by ?? '' } } : {}),
    ...(vacancies ? { vacancies } : {}),
  }
}

export function isEmptyChange({ weeks, ...otherFields }: Change): boolean {
  return weeks === 0 && Object.keys(otherFields).length === 0
}
