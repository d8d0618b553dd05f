import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd'
import { useState } from 'react'
import { Button } from 'react-admin'
import { PasteDialog } from './PasteDialog.tsx'

export function PasteButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="partitur.redirects.many" onClick={() => setOpen(true)}>
        <PlaylistAddIcon />
      </Button>
      {isOpen && <PasteDialog close={() => setOpen(false)} />}
    </>
  )
}
