import { Button } from '@mui/material'
import { useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { textOfFile } from '#admin/uploads/text-of-file.ts'

const MOST_BYTES = 250_000

/** Puts the text of a file in the place of what was pasted. */
export function FileOfRedirects({ read }: { read: (text: string) => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button sx={{ mt: 1 }} onClick={() => input.current?.click()}>
        {translate('partitur.redirects.file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/plain,text/csv"
        hidden
        aria-label={translate('partitur.redirects.file')}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          if (file.size > MOST_BYTES) notify('partitur.redirects.tooLarge', { type: 'error' })
          else read(await textOfFile(file))
        }}
      />
    </>
  )
}
