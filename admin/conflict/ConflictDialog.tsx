import { Box, DialogContentText, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { ClashSide, ClashSides, FieldClash } from '#contract/texts/three-way-merge.ts'
import { conflictWords } from '#modules/fields/merge/conflict-words.ts'
import { textSides } from '#modules/fields/merge/text-sides.tsx'
import { currentLanguage } from '../i18n/language.ts'
import { ActionDialog } from '../layout/ActionDialog.tsx'
import { getRows } from '../records.ts'
import { RowSummary } from './RowSummary.tsx'
import type { Conflict } from './use-save-conflict.ts'
import { ValueText } from './ValueText.tsx'

type ConflictDialogProps = { conflict: Conflict; isPending: boolean; close: () => void }

/** Shows both values of fields that two people changed, with a choice for each. */
export function ConflictDialog({ conflict, isPending, close }: ConflictDialogProps) {
  const words = conflictWords[currentLanguage()]
  const [sides, setSides] = useState<ClashSides>({})
  const isDecided = conflict.clashes.every(({ path }) => sides[path])
  return (
    <ActionDialog
      title={words.title}
      maxWidth="md"
      close={close}
      closeLabel="partitur.conflict.back"
      action={{ label: words.save, run: () => conflict.save(sides), isDisabled: isPending || !isDecided }}
    >
      <DialogContentText sx={{ mb: 2 }}>{words.text(words.record, conflict.written)}</DialogContentText>
      {conflict.clashes.map((clash) => (
        <ClashChoice
          key={clash.path}
          clash={clash}
          author={conflict.written.by}
          side={sides[clash.path] ?? null}
          choose={(side) => setSides({ ...sides, [clash.path]: side })}
        />
      ))}
    </ActionDialog>
  )
}

type ClashChoiceProps = {
  clash: FieldClash
  author: string | null
  side: ClashSide | null
  choose: (side: ClashSide) => void
}

function ClashChoice({ clash, author, side, choose }: ClashChoiceProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const id = useId()
  const label = translate(`resources.${resource}.fields.${clash.field}`, { _: clash.field })
  const locale = currentLanguage()
  const words = conflictWords[locale]
  const { language, base, mine, theirs } = clash
  // Differences are marked in texts only.
  const texts =
    language && typeof mine === 'string' && typeof theirs === 'string'
      ? textSides({ base: typeof base === 'string' ? base : '', mine, theirs }, locale)
      : null
  const format = (value: unknown) => {
    if (clash.isOrder) return <OrderWords rows={value} />
    if (isRow(clash) && value === undefined) return words.removed
    return isRow(clash) ? <RowSummary row={Object(value)} /> : <ValueText field={clash.field} value={value} />
  }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
        {clash.isOrder && ` · ${words.order}`}
        {clash.language && ` (${translate(`partitur.language.${clash.language}`)})`}
        {clash.row && !isRow(clash) && (
          <>
            {' · '}
            <RowSummary row={clash.row} />
          </>
        )}
      </FormLabel>
      {texts?.hint && <FormHelperText>{texts.hint}</FormHelperText>}
      <RadioGroup aria-labelledby={id} value={side} onChange={(event) => choose(event.target.value as ClashSide)}>
        <Choice side="mine" author={words.mine}>
          {texts ? texts.mine : format(mine)}
        </Choice>
        <Choice side="theirs" author={words.theirs(author)}>
          {texts ? texts.theirs : format(theirs)}
        </Choice>
        {texts?.both && (
          <Choice side="both" author={texts.bothLabel}>
            {texts.both}
          </Choice>
        )}
      </RadioGroup>
    </Box>
  )
}

function OrderWords({ rows }: { rows: unknown }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {getRows({ rows }, 'rows').map((row, index) => (
        // New rows have no id, and intervals have no other key.
        <Box component="span" key={index} sx={{ display: 'block' }}>
          {index + 1}. <RowSummary row={row} />
        </Box>
      ))}
    </Box>
  )
}

function Choice({ side, author, children }: { side: ClashSide; author: string; children: ReactNode }) {
  return (
    <FormControlLabel
      value={side}
      control={<Radio />}
      sx={{ alignItems: 'flex-start' }}
      label={
        <Box component="span" sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {author}:{' '}
          </Box>
          {children}
        </Box>
      }
    />
  )
}

/** One of the two removed the whole row. */
function isRow({ row, path }: FieldClash): boolean {
  return row !== undefined && path.split('.').length === 2
}
