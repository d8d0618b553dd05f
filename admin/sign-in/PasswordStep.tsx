import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

/** E-mail address and password. */
export function PasswordStep({ email, password, problem }: { email: string; password: string; problem: string }) {
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        onClick={() => setShown(!isShown)}
        aria-label={translate(isShown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
      >
        {isShown ? <VisibilityIcon /> : <VisibilityOffIcon />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus={email === ''}
        label={translate('ra.auth.email')}
        defaultValue={email}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <TextField
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        autoFocus={email !== ''}
        label={translate('ra.auth.password')}
        defaultValue={password}
        error={problem !== ''}
        helperText={problem && translate(problem, { _: problem })}
        slotProps={{ htmlInput: { maxLength: 256 }, input: { endAdornment: toggle }, formHelperText: { role: 'alert' } }}
      />
    </>
  )
}
