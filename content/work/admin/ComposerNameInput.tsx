import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, required, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type WellKnownComposer, wellKnownComposers } from '#contract/events/well-known-composers.ts'

/** A typed name; choosing a well-known composer fills in the rest, and overwrites nothing else. */
export function ComposerNameInput() {
  const { field, fieldState, isRequired } = useInput({ source: 'name', validate: required() })
  const translate = useTranslate()
  const { setValue, getValues } = useFormContext()
  const setComposer = (composer: WellKnownComposer) => {
    for (const [name, value] of Object.entries(composer)) {
      const stored: unknown = getValues(name)
      const isEmpty =
        stored === undefined || stored === null || stored === '' || (Array.isArray(stored) && stored.length === 0)
      if (name === 'name' || isEmpty) setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  function proposeSortName() {
    const sortName = toSortName(String(field.value ?? ''))
    if (sortName !== '' && !getValues('sort_name'))
      setValue('sort_name', sortName, { shouldDirty: true, shouldValidate: true })
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
      onChange={(_event, selected) => {
        if (selected !== null && typeof selected !== 'string') setComposer(selected)
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
              helperText="resources.composers.help.name"
            />
          }
        />
      )}
    />
  )
}

/** Proposes `Beethoven, Ludwig van` for `Ludwig van Beethoven`; empty if the last word is hardly a last name. */
export function toSortName(name: string): string {
  const nameParts = name.trim().split(/\s+/)
  const last = nameParts.pop() ?? ''
  if (nameParts.length === 0) return last
  // `Johann Strauss (Sohn)`, `Hans Leo jun.`, `Ludwig II`, or already in sort order.
  return /^\p{Ll}|[.)]$|^[IVX]+$/u.test(last) || name.includes(',') ? '' : `${last}, ${nameParts.join(' ')}`
}

const MOST = 8
const folded = wellKnownComposers.map((composer) => {
  const { name, name_en, spellings } = composer
  return { composer, words: [name, name_en, ...spellings].flatMap((text) => getWords(text)) }
})

/** Well-known composers with a word beginning with each typed word, in any spelling; none for less than two letters. */
export function suggestComposers(typed: string): WellKnownComposer[] {
  const searchWords = getWords(typed)
  if (searchWords.join('').length < 2) return []
  const matches = folded.filter(({ words }) =>
    searchWords.every((searchWord) => words.some((nameWord) => nameWord.startsWith(searchWord))),
  )
  return matches.slice(0, MOST).map(({ composer }) => composer)
}

function getWords(text: string): string[] {
  const cleanText = text
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
  return cleanText.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
