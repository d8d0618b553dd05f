import { Box, Button, type ButtonProps, Typography } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useFileDrop } from './use-file-drop.ts'

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  label: string
  accept: string
  multiple?: boolean
  choose: (files: File[]) => void
  /** Whether the browser's dialog may open. */
  confirm?: () => Promise<boolean>
}

/** Opens the browser's dialog for files. */
export function FileButton({ label, accept, multiple = false, choose, confirm, ...button }: FileButtonProps) {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={async () => (await confirm?.()) !== false && input.current?.click()}>
        {translate(label)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={translate(label)}
        onChange={({ target }) => {
          choose([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

/** Files dropped anywhere in the window, or chosen by keyboard. */
export function FileDrop({ hint, children, ...button }: FileButtonProps & { hint: string; children?: ReactNode }) {
  const translate = useTranslate()
  const isOver = useFileDrop((files) => button.disabled !== true && button.choose(files))
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'secondary.main' : 'text.secondary',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        p: children ? { xs: 2, md: 4 } : 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <FileButton variant="contained" {...button} />
        <Typography sx={{ color: 'text.secondary' }}>{translate(isOver ? 'partitur.media.dropNow' : hint)}</Typography>
      </Box>
      {children}
    </Box>
  )
}
