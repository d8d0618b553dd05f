import { TextField } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'

/** Six digits, or a recovery code of ten characters; both may contain spaces and hyphens. */
export function CodeField({ kind = 'app', problem }: { kind?: 'app' | 'recovery'; problem: string }) {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  // The next code replaces the wrong one.
  useEffect(() => {
    if (problem) field.current?.select()
  }, [problem])
  const isApp = kind === 'app'
  return (
    <TextField
      name="code"
      required
      autoFocus
      inputRef={field}
      label={translate(isApp ? 'partitur.factor.code' : 'partitur.factor.recoveryCode')}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      error={problem !== ''}
      helperText={problem}
      slotProps={{
        htmlInput: {
          inputMode: isApp ? 'numeric' : 'text',
          maxLength: 40,
          autoCapitalize: 'off',
          spellCheck: false,
          style: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.1em' },
        },
        formHelperText: { role: 'alert' },
      }}
    />
  )
}
