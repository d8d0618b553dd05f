import { Box } from '@mui/material'
import { ArrayInput, SelectInput, SimpleFormIterator, useArrayInput, useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Reference } from '#admin/columns/Reference.tsx'
import { BothInput } from '#admin/inputs/BothInput.tsx'
import { MoveRow, RemoveRow } from '#admin/inputs/RowButtons.tsx'
import { PersonCoreInputs } from '../../person/admin.tsx'
import { AddByPicking } from './AddByPicking.tsx'

const parts = ['conductor', 'soloist'].map((id) => ({ id, name: `partitur.part.${id}` }))

/** Who conducts and who plays solo, in the order of the poster. */
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
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '14rem 1fr' }, columnGap: 2 }}>
          <SelectInput source="part" choices={parts} isRequired helperText={false} />
          <BothInput source="instrument" />
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function PersonName() {
  const personId = useWatch({ name: useWrappedSource('person_id') })
  return <Reference record={{ id: personId, person_id: personId }} source="person_id" reference="people" canOpen />
}

function AddPerson() {
  const translate = useTranslate()
  const { append } = useArrayInput()
  return (
    <Box sx={{ py: 1, display: 'flex' }}>
      <AddByPicking
        reference="people"
        label={translate('partitur.action.addPerson')}
        create={<PersonCoreInputs />}
        createWith={{ is_soloist: true }}
        onPick={(id) => append({ person_id: id, part: 'soloist', instrument: { de: '', en: '' } })}
      />
    </Box>
  )
}
