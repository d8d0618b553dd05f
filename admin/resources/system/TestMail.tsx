import { Alert, Box, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { sendTestMail } from '#contract/admin/system.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/message-of.ts'

/** Sends a mail to whoever presses it, and says what the mail server said. */
export function TestMail() {
  const translate = useTranslate()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call<typeof sendTestMail>(adminAddresses.sendTestMail, {}),
  })
  return (
    <Box sx={{ py: 1.5 }}>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {translate('partitur.system.test')}
      </Button>
      <Box role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {data?.problem === null && <Alert severity="success">{translate('partitur.system.sent', { to: data.to })}</Alert>}
        {data?.problem && <Alert severity="error">{translate('partitur.system.refused', { problem: data.problem })}</Alert>}
        {error && <Alert severity="error">{translate(messageOf(error), { _: messageOf(error) })}</Alert>}
      </Box>
    </Box>
  )
}
