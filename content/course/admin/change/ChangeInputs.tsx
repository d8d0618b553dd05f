import { NumberInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { vacancyStates } from '../../states.ts'

const words = (key: string) => `partitur.changeCourses.${key}`
const priceWays = ['replace', 'text'].map((id) => ({ id, name: words(`price.${id}`) }))
const vacancies = vacancyStates.map((id) => ({ id, name: `resources.courses.choices.vacancies.${id}` }))

/** Empty fields leave the courses unchanged. */
export function ChangeInputs() {
  return (
    <>
      <Section title={words('dates')} help={words('datesHelp')}>
        <Row>
          <LineInput source="first_day" label={words('firstDay')} type="date" helperText={words('firstDayHelp')} />
          <LineInput source="last_day" label={words('lastDay')} type="date" helperText={false} />
        </Row>
        <NumberInput
          source="weeks"
          label={words('weeks')}
          min={-520}
          max={520}
          helperText={false}
          sx={{ maxWidth: 320 }}
        />
        <SelectInput source="vacancies" choices={vacancies} helperText={false} emptyText={words('stays')} />
      </Section>
      <Section title={words('location')} help={words('locationHelp')}>
        <Row>
          <ReferencePicker source="location.from" reference="locations" label={words('locationFrom')} />
          <ReferencePicker source="location.to" reference="locations" label={words('locationTo')} />
        </Row>
      </Section>
      <Section title={words('instructor')} help={words('instructorHelp')}>
        <Row>
          <ReferencePicker source="instructor.from" reference="people" label={words('instructorFrom')} />
          <ReferencePicker source="instructor.to" reference="people" label={words('instructorTo')} />
        </Row>
      </Section>
      <Section title="resources.courses.fields.price">
        <SelectInput
          source="price_how"
          label={words('priceHow')}
          choices={priceWays}
          helperText={false}
          emptyText={words('stays')}
        />
        <PriceInputs />
      </Section>
    </>
  )
}

function PriceInputs() {
  const how = useWatch({ name: 'price_how' })
  if (how === 'text') return <LocalisedInput source="price.text" />
  if (how !== 'replace') return null
  return (
    <Row>
      <LineInput source="price.replace" label={words('price.from')} helperText={false} />
      <LineInput source="price.by" label={words('price.to')} helperText={false} />
    </Row>
  )
}
