import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useStore, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { messageOf } from '#admin/api/message-of.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { importRedirects } from '../endpoints.ts'
import { FileOfRedirects } from './FileOfRedirects.tsx'
import { type Tried, TriedRows } from './TriedRows.tsx'

/** Old and new addresses, pasted or from a file; all are tried before any is kept. What is typed stays until it is kept. */
export function PasteDialog({ close }: { close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [text, setText] = useStore('redirects.pasted', '')
  const [tried, setTried] = useState<Tried | null>(null)
  const [isBusy, setBusy] = useState(false)
  const working = tried?.rows.filter(({ state }) => state === 'new').length ?? 0

  function write(next: string) {
    setText(next)
    setTried(null)
  }

  async function send(dry_run: boolean) {
    setBusy(true)
    try {
      const answer = await call<typeof importRedirects>(adminAddresses.importRedirects, { body: { text, dry_run } })
      if (dry_run) return setTried(answer)
      notify('partitur.redirects.added', { messageArgs: { smart_count: answer.added } })
      refresh()
      setText('')
      close()
    } catch (cause) {
      notify(messageOf(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="paste-title">
      <DialogTitle id="paste-title">{translate('partitur.redirects.many')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('partitur.redirects.help')}</DialogContentText>
        <TextField
          label={translate('partitur.redirects.lines')}
          value={text}
          onChange={(event) => write(event.target.value)}
          placeholder="/programm.pdf  /de/konzerte"
          multiline
          minRows={4}
          maxRows={10}
          fullWidth
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        <FileOfRedirects read={write} />
        <div role="status">
          {tried && (
            <Typography sx={{ mt: 2, fontWeight: 600 }}>{translate('partitur.redirects.works', { smart_count: working, all: tried.rows.length })}</Typography>
          )}
        </div>
        {tried && <TriedRows tried={tried} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        {tried && working > 0 ? (
          <Button variant="contained" disabled={isBusy} onClick={() => void send(false)}>
            {translate('partitur.redirects.add', { smart_count: working })}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={() => void send(true)}>
            {translate('partitur.redirects.try')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
