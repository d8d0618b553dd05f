import HistoryIcon from '@mui/icons-material/History'
import { ReferenceInput, SelectInput, TopToolbar, useTranslate } from 'react-admin'
import { type AuditLogEntry, auditActions } from '#contract/admin/audit-log.ts'
import { resourceNames } from '#model/types.ts'
import { LineInput } from '../../inputs/LineInput.tsx'
import { EntryList } from '../../lists/Entries.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { LogEntryList } from './LogEntryList.tsx'

export const auditLog = { name: 'audit-log', icon: HistoryIcon, list: LogList }

/** A browser shows its own pattern in an empty date field, which the label would cover. */
const otherResources = ['users', 'settings', 'releases', 'preview-links', 'missing-paths']

/** The audit log, newest first. */
function LogList() {
  const translate = useTranslate()
  const resourceChoices = [...resourceNames, ...otherResources].map((id) => ({
    id,
    name: translate(`resources.${id}.name`, { smart_count: 2 }),
  }))
  const kinds = resourceChoices.toSorted((a, b) => a.name.localeCompare(b.name))
  const filters = [
    <ReferenceInput
      key="user_id"
      source="user_id"
      reference="users"
      perPage={100}
      sort={{ field: 'name', order: 'ASC' }}
      alwaysOn
    >
      <SelectInput optionText="name" sx={{ minWidth: 160 }} />
    </ReferenceInput>,
    <SelectInput
      key="resource"
      source="resource"
      choices={kinds}
      translateChoice={false}
      alwaysOn
      sx={{ minWidth: 160 }}
    />,
    <SelectInput
      key="act"
      source="act"
      choices={auditActions.map((id) => ({ id, name: `partitur.log.act.${id}` }))}
      alwaysOn
      sx={{ minWidth: 160 }}
    />,
    <LineInput key="from" source="from" type="date" alwaysOn helperText={false} />,
    <LineInput key="until" source="until" type="date" alwaysOn helperText={false} />,
  ]
  return (
    <EntryList<AuditLogEntry>
      words="partitur.log"
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
      actions={
        <TopToolbar>
          <ExportButton />
        </TopToolbar>
      }
    >
      {(entries) => <LogEntryList entries={entries} />}
    </EntryList>
  )
}
