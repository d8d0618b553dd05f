import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { type RefObject, useEffect, useRef } from 'react'
import { Form, SaveButton, useNotify, useTranslate } from 'react-admin'
import type { AdminRecord } from '#admin/api/record-schema.ts'
import { updateEach } from '#admin/api/update-each.ts'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { LanguageColumns } from '#admin/inputs/LocalisedInput.tsx'
import { useMassChange } from '#admin/lists/use-mass-change.ts'
import { localText, recordName } from '#admin/records.ts'
import { confirmLeave } from '#admin/unsaved/unsaved.ts'
import { useRegisterUnsaved } from '#admin/unsaved/use-register-unsaved.ts'
import { mediaUrl } from '#contract/media/media.ts'
import { joinTags, splitTags } from '#contract/tags.ts'
import { isSame } from '#contract/texts/three-way-merge.ts'

type BulkEditImagesProps = { records: readonly AdminRecord[]; close: () => void; onChanged: () => void }
type FieldValues = Record<string, unknown>

/** Edits common fields of several pictures, and the alt text of each; with undo. */
export function BulkEditImages({ records, close, onChanged }: BulkEditImagesProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const massChange = useMassChange('images')
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const hasUnsaved = useRef(() => false)
  const alts = Object.fromEntries(
    records.map((record) => [`alt_${record.id}`, { ...emptyText, ...(record.alt ?? {}) }]),
  )

  async function apply(values: FieldValues) {
    const changing = records.filter((record) => Object.keys(changeOf(record, values)).length > 0)
    if (changing.length === 0) return notify('partitur.media.nothing', { type: 'info' })
    const updateImages = () => updateEach('images', changing, (record) => changeOf(record, values))
    if (!(await massChange({ work: updateImages, message: 'partitur.media.changed', count: changing.length }))) return
    onChanged()
    close()
  }

  async function leave() {
    if (!hasUnsaved.current() || (await confirmLeave())) close()
  }

  return (
    <Dialog
      open
      onClose={() => void leave()}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="change-pictures"
    >
      <Form
        defaultValues={{ credit: '', add_tags: '', remove_tags: '', rights_until: '', ...alts }}
        onSubmit={apply}
        noValidate
      >
        <DialogTitle id="change-pictures">
          {translate('partitur.media.changeTitle', { smart_count: records.length })}
        </DialogTitle>
        <DialogContent>
          <Typography variant="subtitle1" component="h3">
            {translate('partitur.media.forAll')}
          </Typography>
          <LanguageColumns>
            <LineInput source="credit" label="resources.images.fields.credit" helperText="partitur.media.unchanged" />
            <LineInput
              source="rights_until"
              type="date"
              label="resources.images.fields.rights_until"
              helperText="resources.images.help.rights_until"
            />
            <LineInput source="add_tags" label="partitur.media.addTags" helperText="resources.images.help.tags" />
            <LineInput source="remove_tags" label="partitur.media.removeTags" helperText={false} />
          </LanguageColumns>
          <Typography variant="subtitle1" component="h3" sx={{ mt: 3, mb: 1 }}>
            {translate('partitur.media.each')}
          </Typography>
          {records.map((record) => (
            <Picture key={record.id} record={record} />
          ))}
        </DialogContent>
        <Actions leave={leave} holdsIn={hasUnsaved} />
      </Form>
    </Dialog>
  )
}

const emptyText = { de: '', en: '' }

function Picture({ record }: { record: AdminRecord }) {
  const translate = useTranslate()
  const translateLabel = (locale: 'de' | 'en') =>
    `${translate('resources.images.fields.alt')} (${translate(`partitur.language.${locale}`)})`
  return (
    <Box
      role="group"
      aria-label={recordName('images', record)}
      sx={{ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', gap: 2, mb: 2, alignItems: 'start' }}
    >
      <Box
        component="img"
        src={mediaUrl({ id: Number(record.id), hash: String(record.hash) }, 'square_small', 'webp')}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', mt: 1 }}
      />
      <div>
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {record.decorative === true
            ? `${localText(record.title)} · ${translate('partitur.media.decorative')}`
            : localText(record.title)}
        </Typography>
        {record.decorative !== true && (
          <LanguageColumns>
            <LineInput
              source={`alt_${record.id}.de`}
              label={translateLabel('de')}
              helperText={false}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            <LineInput
              source={`alt_${record.id}.en`}
              label={translateLabel('en')}
              helperText={false}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </LanguageColumns>
        )}
      </div>
    </Box>
  )
}

function Actions({ leave, holdsIn }: { leave: () => Promise<void>; holdsIn: RefObject<() => boolean> }) {
  const translate = useTranslate()
  const container = useRef<HTMLDivElement>(null)
  const hasUnsaved = useRegisterUnsaved(container)
  useEffect(() => {
    holdsIn.current = hasUnsaved
  }, [hasUnsaved, holdsIn])
  return (
    <DialogActions ref={container}>
      <Button onClick={() => void leave()}>{translate('ra.action.cancel')}</Button>
      <SaveButton />
    </DialogActions>
  )
}

/** The changed fields of one picture: an empty common field changes nothing, an empty alt text does. */
function changeOf(
  record: AdminRecord,
  { credit, rights_until, add_tags, remove_tags, ...alts }: FieldValues,
): FieldValues {
  const currentTags = splitTags(localText(record.tags))
  const removedTags = new Set(splitTags(localText(remove_tags)).map((tag) => tag.toLowerCase()))
  const tags = joinTags(
    splitTags(joinTags([...currentTags, ...splitTags(localText(add_tags))])).filter(
      (tag) => !removedTags.has(tag.toLowerCase()),
    ),
  )
  const changes: FieldValues = {
    credit: localText(credit) || record.credit,
    rights_until: localText(rights_until) || record.rights_until,
    tags,
    alt: alts[`alt_${record.id}`],
  }
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => value !== undefined && !isSame(value, record[field])),
  )
}
