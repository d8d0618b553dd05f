import { Typography } from '@mui/material'
import { BooleanInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { fileSize } from '#admin/columns/file-size.ts'
import { RecordEdit } from '#admin/forms/RecordEdit.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { Section } from '#admin/inputs/Section.tsx'
import { ReplaceButton } from '#admin/uploads/ReplaceButton.tsx'
import { Usage } from '#admin/usage/Usage.tsx'
import { FocalInput } from './FocalInput.tsx'

export function ImageEdit() {
  return (
    <RecordEdit actions={<ReplaceButton accept="image/*" />}>
      <Section title="partitur.section.focal">
        <FocalInput>
          <FileFacts />
        </FocalInput>
      </Section>
      <Section title="partitur.section.description">
        <AltInputs />
        <Row>
          <LineInput source="title" helperText={false} />
          <LineInput source="credit" helperText={false} />
        </Row>
        <Row>
          <LineInput source="tags" helperText="partitur.media.tagsHelp" />
          <LineInput source="rights_until" type="date" helperText="partitur.media.rightsHelp" />
        </Row>
      </Section>
      <Section title="partitur.section.usage">
        <Usage />
      </Section>
    </RecordEdit>
  )
}

/** A decorative picture has no alternative text to ask for. */
function AltInputs() {
  const isDecorative = useWatch({ name: 'decorative' })
  return (
    <>
      <BooleanInput source="decorative" helperText={false} />
      {isDecorative !== true && <LocalisedInput source="alt" maxLength={500} help="partitur.help.alt" />}
    </>
  )
}

function FileFacts() {
  const record = useRecordContext()
  if (!record) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {record.width} × {record.height} · {record.mime} · {fileSize(record.bytes)}
    </Typography>
  )
}
