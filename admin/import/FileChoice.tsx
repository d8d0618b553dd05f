import DownloadIcon from '@mui/icons-material/Download'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { ResourceName } from '#model/define-type.ts'
import { requireRecordType } from '#model/records.ts'
import { call } from '../api/call.ts'
import { useBusy } from '../api/use-busy.ts'
import { FileDrop } from '../uploads/FileDrop.tsx'

type FileChoiceProps = { resource: ResourceName; isBusy: boolean; choose: (file: File) => void }

export function FileChoice({ resource, isBusy, choose }: FileChoiceProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 800 }}>
      <FileDrop
        label="partitur.import.choose"
        hint="partitur.import.drop"
        accept=".xlsx,.ods,.csv,.tsv,.txt,.jsonl,.ndjson,text/csv,text/plain,application/jsonl"
        startIcon={<UploadFileIcon />}
        disabled={isBusy}
        choose={([file]) => file && choose(file)}
      >
        <Typography sx={{ mt: 2 }}>{translate('partitur.import.help')}</Typography>
        {hasRows(resource) && <Typography sx={{ mt: 1 }}>{translate('partitur.import.helpRows')}</Typography>}
        <TemplateButton resource={resource} />
      </FileDrop>
    </Box>
  )
}

/** Its records can be made of several lines, such as a concert of its dates. */
function hasRows(resource: ResourceName): boolean {
  return Object.values(requireRecordType(resource).fields).some((field) => field.type === 'rows' && !field.ordered)
}

function TemplateButton({ resource }: { resource: ResourceName }) {
  const translate = useTranslate()
  const { isBusy, runWhileBusy } = useBusy()
  const name = translate(`resources.${resource}.name`, { smart_count: 2 })
  const download = () => void runWhileBusy(() => downloadTemplate(resource, name))
  return (
    <Button sx={{ mt: 2, ml: -1 }} disabled={isBusy} startIcon={<DownloadIcon />} onClick={download}>
      {translate('partitur.import.template')}
    </Button>
  )
}

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves a spreadsheet with the headings and examples of a list. */
async function downloadTemplate(resource: string, name: string): Promise<void> {
  const { rows } = await call<ResourceEndpoints['importTemplate']>(resourceAddresses(resource).importTemplate, {})
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({ sheets: [{ name: name.slice(0, 31), rows }] })
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: MEDIA_TYPE }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.xlsx` })
  link.click()
  URL.revokeObjectURL(url)
}
