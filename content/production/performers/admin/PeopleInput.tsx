import { Box } from '@mui/material'
import {
  ArrayInput,
  SelectInput,
  SimpleFormIterator,
  useArrayInput,
  useDataProvider,
  useGetMany,
  useTranslate,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Reference } from '#admin/columns/Reference.tsx'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { MoveRow, RemoveRow } from '#admin/inputs/RowButtons.tsx'
import { getRows, recordName } from '#admin/records.ts'
import { performerParts } from '#contract/events/performer-parts.ts'
import { PickToAdd } from '../../programme/admin/PickToAdd.tsx'

/** A value for the select's entry without a work. */
const WHOLE_EVENING = 0
const parts = performerParts.map((id) => ({ id, name: `partitur.part.${id}` }))

/** Performers with their part, for the whole evening or one work; in printed order. */
export function PeopleInput() {
  return (
    <ArrayInput source="people" label={false} helperText={false}>
      <SimpleFormIterator
        disableClear
        removeButton={<RemoveRow />}
        reOrderButtons={<MoveRow />}
        addButton={<AddPerson />}
        sx={{ '& .RaSimpleFormIterator-line': { py: 1 }, '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
      >
        <PersonName />
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '11rem 15rem 1fr' }, columnGap: 2 }}>
          <SelectInput source="part" choices={parts} isRequired helperText={false} />
          <WorkInput />
          <LocalisedInput source="instrument" />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function PersonName() {
  const personId = useWatch({ name: useWrappedSource('person_id') })
  return <Reference record={{ id: personId, person_id: personId }} source="person_id" reference="people" canOpen />
}

/** The works of the current programme; performers of a removed work belong to the whole evening. */
function WorkInput() {
  const translate = useTranslate()
  const works = useProgrammeWorks()
  const workIds = new Set(works.map(({ id }) => id))
  const choices = [{ id: WHOLE_EVENING, name: translate('partitur.programme.wholeEvening') }, ...works]
  return (
    <SelectInput
      source="work_id"
      label="partitur.programme.takesPart"
      choices={choices}
      translateChoice={false}
      format={(id) => (workIds.has(id) ? id : WHOLE_EVENING)}
      parse={(id) => (id === WHOLE_EVENING ? null : id)}
      isRequired
      helperText={false}
    />
  )
}

function AddPerson() {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const { append } = useArrayInput()
  const add = async (id: number) => {
    const { data } = await dataProvider.getOne('people', { id })
    append({
      person_id: id,
      part: data.is_group ? 'ensemble' : 'soloist',
      instrument: { de: '', en: '' },
      work_id: null,
    })
  }
  return (
    <Box sx={{ py: 1, display: 'flex' }}>
      <PickToAdd
        reference="people"
        label={translate('partitur.action.addPerson')}
        create={quickForm('people')}
        createWith={{ is_soloist: true }}
        onPick={(id) => void add(id)}
      />
    </Box>
  )
}

/** The works of the form's programme without duplicates, as choices. */
function useProgrammeWorks(): { id: number; name: string }[] {
  const programme: unknown = useWatch({ name: 'programme' })
  const ids = [
    ...new Set(
      getRows({ programme }, 'programme').flatMap(({ work_id }) => (typeof work_id === 'number' ? [work_id] : [])),
    ),
  ]
  const { data = [] } = useGetMany('works', { ids }, { enabled: ids.length > 0 })
  return data.flatMap((work) => (work ? [{ id: Number(work.id), name: recordName('works', work) }] : []))
}
