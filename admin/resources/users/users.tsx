import ManageAccountsIcon from '@mui/icons-material/ManageAccounts'
import { CheckboxGroupInput, FormDataConsumer, type RaRecord, required, SelectInput, usePermissions, useTranslate } from 'react-admin'
import { areas, contentAreas } from '#contract/areas.ts'
import { When } from '../../columns/When.tsx'
import { YesNo } from '../../columns/YesNo.tsx'
import { RecordCreate } from '../../forms/RecordCreate.tsx'
import { RecordEdit } from '../../forms/RecordEdit.tsx'
import { LineInput } from '../../inputs/LineInput.tsx'
import { RecordList } from '../../lists/RecordList.tsx'
import { localText } from '../../records.ts'
import { AccountActions } from './AccountActions.tsx'

export const users = { name: 'users', icon: ManageAccountsIcon, recordRepresentation: 'name', list: UserList, create: UserCreate, edit: UserEdit }

function UserList() {
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      bulk={false}
      secondary={(record) => localText(record.email)}
      columns={[
        { source: 'email', sortable: true },
        { source: 'role', render: (record) => <Role record={record} /> },
        { source: 'areas', render: (record) => <Areas record={record} /> },
        { source: 'second_factor', render: (record) => <YesNo value={record.second_factor} /> },
        { source: 'created_at', sortable: true, render: (record) => <When iso={record.created_at} hasTime={false} /> },
      ]}
    />
  )
}

/** Who keeps the accounts and is no admin gives neither this area nor all of them. */
function UserInputs() {
  const { permissions: role } = usePermissions()
  const given = role === 'admin' ? areas : contentAreas
  return (
    <>
      <LineInput source="name" validate={required()} helperText={false} />
      <LineInput source="email" type="email" validate={required()} helperText={false} />
      <SelectInput
        source="role"
        isRequired
        helperText={false}
        choices={[{ id: 'editor', name: 'partitur.role.editor' }, ...(role === 'admin' ? [{ id: 'admin', name: 'partitur.role.admin' }] : [])]}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.role !== 'admin' && (
            <CheckboxGroupInput
              source="areas"
              row={false}
              helperText="partitur.help.areas"
              choices={given.map((id) => ({ id, name: `partitur.area.${id}` }))}
            />
          )
        }
      </FormDataConsumer>
    </>
  )
}

function UserCreate() {
  return (
    <RecordCreate initial={{ name: '', email: '', role: 'editor', areas: [...contentAreas], password: '' }}>
      <UserInputs />
      <LineInput source="password" autoComplete="off" validate={required()} helperText="partitur.help.password" />
    </RecordCreate>
  )
}

function UserEdit() {
  return (
    <RecordEdit actions={<AccountActions />}>
      <UserInputs />
    </RecordEdit>
  )
}

function Role({ record }: { record: RaRecord }) {
  const translate = useTranslate()
  return translate(`partitur.role.${record.role}`)
}

function Areas({ record: { role, areas: own } }: { record: RaRecord }) {
  const translate = useTranslate()
  const names = role === 'admin' || !Array.isArray(own) ? [] : own.map((area) => translate(`partitur.area.${area}`))
  return names.join(', ') || '–'
}
