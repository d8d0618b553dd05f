import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, required, useInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type CommonComposer, commonComposers } from '#contract/common-composers.ts'
import { sortNameOf } from './sort-name.ts'
import { suggestedComposers } from './suggested-composers.ts'

/** A name as it is typed; one of the well-known ones brings everything that is known of it, and overwrites nothing else. */
export function ComposerNameInput() {
  const { field, fieldState, isRequired } = useInput({ source: 'name', validate: required() })
  const translate = useTranslate()
  const { setValue, getValues } = useFormContext()
  const take = (composer: CommonComposer) => {
    for (const [name, value] of Object.entries(composer)) {
      const stored: unknown = getValues(name)
      const isEmpty = stored === undefined || stored === null || stored === '' || (Array.isArray(stored) && stored.length === 0)
      if (name === 'name' || isEmpty) setValue(name, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  function proposeSortName() {
    const proposed = sortNameOf(String(field.value ?? ''))
    if (proposed !== '' && !getValues('sort_name')) setValue('sort_name', proposed, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Autocomplete<CommonComposer, false, false, true>
      freeSolo
      clearText={translate('ra.action.clear_input_value')}
      fullWidth
      options={[...commonComposers]}
      filterOptions={(_options, { inputValue }) => suggestedComposers(inputValue)}
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
          helperText={<InputHelperText {...(fieldState.error?.message ? { error: fieldState.error.message } : {})} helperText="partitur.help.composerName" />}
        />
      )}
    />
  )
}
