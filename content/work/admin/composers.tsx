import HistoryEduIcon from '@mui/icons-material/HistoryEdu'
import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, NumberInput, required, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { defineResource } from '#admin/define-resource.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { IdentifierInputs } from '#admin/inputs/IdentifierInputs.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { joinLines, splitLines } from '#admin/inputs/lines.ts'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { MergeButton } from '#admin/merge/MergeButton.tsx'
import { type WellKnownComposer, wellKnownComposers } from '#contract/well-known-composers.ts'
import { DatesOfRecord } from '../../event/admin/DatesOfRecord.tsx'

export function ComposerInputs() {
  return (
    <>
      <Row>
        <ComposerNameInput />
        <LineInput source="sort_name" validate={required()} helperText={false} />
      </Row>
      <Row>
        <LineInput source="name_en" helperText="partitur.help.composerEnglish" />
        <LineInput source="sort_name_en" helperText={false} />
      </Row>
      <Row>
        <NumberInput source="born" helperText={false} />
        <NumberInput source="died" helperText={false} />
      </Row>
      <LineInput
        source="spellings"
        multiline
        minRows={2}
        format={joinLines}
        parse={splitLines}
        helperText="partitur.help.spellings"
      />
      <LineInput source="same_as" type="url" helperText={false} />
    </>
  )
}

export const composers = defineResource({
  name: 'composers',
  menu: { group: 'programme', place: 4 },
  icon: HistoryEduIcon,
  list: {
    sort: { field: 'sort_name', order: 'ASC' },
    secondary: (record) => [record.born, record.died].filter((year) => typeof year === 'number').join('–'),
    columns: [
      { source: 'sort_name', sortable: true },
      { source: 'born', sortable: true, numeric: true },
      { source: 'died', numeric: true },
    ],
    bulk: (
      <>
        <MergeButton resource="composers" />
        <BulkActions />
      </>
    ),
  },
  inputs: (
    <>
      <ComposerInputs />
      <IdentifierInputs />
      <DatesOfRecord by="composer_id" />
    </>
  ),
})

/** A typed name; choosing a well-known composer fills in the rest, and overwrites nothing else. */
function ComposerNameInput() {
  const { field, fieldState, isRequired } = useInput({ source: 'name', validate: required() })
  const translate = useTranslate()
  const { setValue, getValues } = useFormContext()
  const take = (composer: WellKnownComposer) => {
    for (const [name, value] of Object.entries(composer)) {
      const stored: unknown = getValues(name)
      const isEmpty =
        stored === undefined || stored === null || stored === '' || (Array.isArray(stored) && stored.length === 0)
      if (name === 'name' || isEmpty) setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  function proposeSortName() {
    const proposed = toSortName(String(field.value ?? ''))
    if (proposed !== '' && !getValues('sort_name'))
      setValue('sort_name', proposed, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Autocomplete<WellKnownComposer, false, false, true>
      freeSolo
      clearText={translate('ra.action.clear_input_value')}
      fullWidth
      options={[...wellKnownComposers]}
      filterOptions={(_options, { inputValue }) => suggestComposers(inputValue)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.sort_name)}
      renderOption={({ key, ...props }, { name, born, died }) => (
        <li key={key} {...props}>
          {name}
          {born !== null && ` (${born}–${died ?? ''})`}
        </li>
      )}
      inputValue={String(field.value ?? '')}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') field.onChange(text)
      }}
      value={null}
      onChange={(_event, chosen) => {
        if (chosen !== null && typeof chosen !== 'string') take(chosen)
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          onBlur={() => {
            proposeSortName()
            field.onBlur()
          }}
          label={<FieldTitle source="name" resource="composers" isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={
            <InputHelperText
              {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
              helperText="partitur.help.composerName"
            />
          }
        />
      )}
    />
  )
}

/** Proposes `Beethoven, Ludwig van` for `Ludwig van Beethoven`; empty if the last word is hardly a last name. */
export function toSortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.pop() ?? ''
  if (words.length === 0) return last
  // `Johann Strauss (Sohn)`, `Hans Leo jun.`, `Ludwig II`, or already in sort order.
  return /^\p{Ll}|[.)]$|^[IVX]+$/u.test(last) || name.includes(',') ? '' : `${last}, ${words.join(' ')}`
}

const MOST = 8
const folded = wellKnownComposers.map((composer) => {
  const { name, name_en, spellings } = composer
  return { composer, words: [name, name_en, ...spellings].flatMap((text) => getWords(text)) }
})

/** Well-known composers with a word beginning with each typed word, in any spelling; none for less than two letters. */
export function suggestComposers(typed: string): WellKnownComposer[] {
  const wanted = getWords(typed)
  if (wanted.join('').length < 2) return []
  const found = folded.filter(({ words }) => wanted.every((word) => words.some((own) => own.startsWith(word))))
  return found.slice(0, MOST).map(({ composer }) => composer)
}

function getWords(text: string): string[] {
  const plain = text.replaceAll('ß', 'ss').replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
