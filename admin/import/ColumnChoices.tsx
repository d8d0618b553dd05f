import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportTargetOption } from '#contract/admin/resources/import.ts'
import type { CompleteChoices, ImportPreview } from './use-import.ts'

type ColumnChoicesProps = { preview: ImportPreview; choose: (change: Partial<CompleteChoices>) => void }

/** Targets of the columns with their first cells; open while one has none. */
export function ColumnChoices({ preview: { response, choices }, choose }: ColumnChoicesProps) {
  const translate = useTranslate()
  const { columns, targets, missing } = response
  const open = columns.filter(({ head, target }) => target === '' && head !== '').length
  const [isShown, setShown] = useState(open > 0 || missing.length > 0)
  if (columns.length === 0) return null
  const setColumn = (at: number, key: string) =>
    choose({ columns: choices.columns.map((each, index) => (index === at ? key : each)) })
  const chosen = choices.columns.filter((key) => key !== '').length
  return (
    <Box component="section" sx={{ mb: 3 }} aria-labelledby="import-columns">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="subtitle1" component="h3" id="import-columns" sx={{ fontWeight: 600 }}>
          {translate('partitur.import.columns', { chosen, total: columns.length })}
        </Typography>
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {translate(isShown ? 'partitur.import.hideColumns' : 'partitur.import.showColumns')}
        </Button>
      </Box>
      {missing.map((target) => (
        <EveryLine
          key={target.key}
          target={target}
          value={choices.everyLine[target.key] ?? ''}
          choose={(value) => choose({ everyLine: withValue(choices.everyLine, target.key, value) })}
        />
      ))}
      {isShown && (
        <Box
          component="ul"
          sx={{
            m: 0,
            mt: 1,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(240px, 1fr))' },
          }}
        >
          {columns.map(({ head, sample }, at) => (
            <Box component="li" key={at} sx={{ minWidth: 0 }}>
              <TargetSelect
                head={head || translate('partitur.import.noHead', { column: at + 1 })}
                targets={targets}
                value={choices.columns[at] ?? ''}
                choose={(key) => setColumn(at, key)}
              />
              <Typography
                variant="body2"
                sx={{
                  mt: 0.5,
                  color: 'text.secondary',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {sample.length > 0 ? sample.join(' · ') : translate('partitur.import.nothing')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

function withValue(before: Readonly<Record<string, string>>, key: string, value: string): Record<string, string> {
  const { [key]: _, ...others } = before
  return value === '' ? others : { ...others, [key]: value }
}

type TargetSelectProps = {
  head: string
  targets: readonly ImportTargetOption[]
  value: string
  choose: (key: string) => void
}

/** The browser's own list: quick with hundreds of options, and at hand on a phone. */
function TargetSelect({ head, targets, value, choose }: TargetSelectProps) {
  const translate = useTranslate()
  const groups = [...new Set(targets.map(({ group }) => group))]
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={head}
      value={value}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('partitur.import.leaveOut')}</option>
      <option value="id">{translate('partitur.import.number')}</option>
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {targets
            .filter((each) => each.group === group)
            .map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </TextField>
  )
}

type EveryLineProps = {
  target: { key: string; label: string; choices: readonly string[] }
  value: string
  choose: (value: string) => void
}

/** A choice for all rows: new records need it and no column says it. */
function EveryLine({ target: { label, choices }, value, choose }: EveryLineProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      label={translate('partitur.import.everyLine', { field: label })}
      helperText={translate('partitur.import.everyLineHelp')}
      value={choices.includes(value) ? value : ''}
      onChange={({ target }) => choose(target.value)}
      fullWidth
      sx={{ mt: 2, mb: 1, maxWidth: 420, display: 'block' }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('partitur.import.pleaseChoose')}</option>
      {choices.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </TextField>
  )
}
