import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd'
import { Box, DialogContentText, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Button as ListButton, useNotify, useRefresh, useStore, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { ActionDialog } from '#admin/layout/ActionDialog.tsx'
import { FileButton } from '#admin/uploads/FileDrop.tsx'
import { readTextFile } from '#admin/uploads/read-text-file.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { importRedirects } from '../endpoints.ts'

export function PasteButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ListButton label="partitur.redirects.many" onClick={() => setOpen(true)}>
        <PlaylistAddIcon />
      </ListButton>
      {isOpen && <PasteDialog close={() => setOpen(false)} />}
    </>
  )
}

/**
 * Old and new paths, pasted or from a file; a preview validates all of them before saving. The input stays until it is
 * saved.
 */
function PasteDialog({ close }: { close: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [text, setText] = useStore('redirects.pasted', '')
  const [preview, setPreview] = useState<ImportResult | null>(null)
  const { isBusy, runWhileBusy } = useBusy()
  const working = preview?.rows.filter(({ state }) => state === 'new').length ?? 0

  function write(next: string) {
    setText(next)
    setPreview(null)
  }

  const send = (dry_run: boolean) =>
    runWhileBusy(async () => {
      const response = await call<typeof importRedirects>(adminAddresses.importRedirects, { body: { text, dry_run } })
      if (dry_run) return setPreview(response)
      notify('partitur.redirects.added', { messageArgs: { smart_count: response.added } })
      refresh()
      setText('')
      close()
    })

  return (
    <ActionDialog
      title={translate('partitur.redirects.many')}
      maxWidth="md"
      close={close}
      action={
        preview && working > 0
          ? {
              label: translate('partitur.redirects.add', { smart_count: working }),
              run: () => send(false),
              isDisabled: isBusy,
            }
          : {
              label: translate('partitur.redirects.try'),
              run: () => send(true),
              isDisabled: isBusy || text.trim() === '',
            }
      }
    >
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
      <RedirectFileButton read={write} />
      <div role="status">
        {preview && (
          <Typography sx={{ mt: 2, fontWeight: 600 }}>
            {translate('partitur.redirects.works', { smart_count: working, all: preview.rows.length })}
          </Typography>
        )}
      </div>
      {preview && <ImportedRows result={preview} />}
    </ActionDialog>
  )
}

const MAX_BYTES = 250_000

/** Fills the input from a file. */
function RedirectFileButton({ read }: { read: (text: string) => void }) {
  const notify = useNotify()
  async function readFile([file]: readonly File[]) {
    if (!file) return
    if (file.size > MAX_BYTES) notify('partitur.redirects.tooLarge', { type: 'error' })
    else read(await readTextFile(file))
  }
  return (
    <FileButton
      sx={{ mt: 1 }}
      label="partitur.redirects.file"
      accept=".csv,.txt,.tsv,text/plain,text/csv"
      choose={(files) => void readFile(files)}
    />
  )
}

type ImportResult = OutputOf<typeof importRedirects>

const order = ['wrong', 'known', 'new'] as const

/** The result of each line; refused lines come first. */
function ImportedRows({ result }: { result: ImportResult }) {
  const translate = useTranslate()
  const rows = order.flatMap((state) => result.rows.filter((row) => row.state === state))
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {rows.map(({ line, old_path, new_path, state, problem }) => (
        <Box component="li" key={line} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {translate('partitur.redirects.line', { line })} {old_path} → {new_path || '–'}
          </Typography>
          {state !== 'new' && (
            <Typography
              component="span"
              variant="body2"
              color={state === 'wrong' ? 'error' : 'text.secondary'}
              sx={{ display: 'block' }}
            >
              {problem || translate('partitur.redirects.alreadyExists')}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
