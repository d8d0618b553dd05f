import { Button, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { confirmSecondFactor, startSecondFactor } from '#contract/admin/second-factor.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/message-of.ts'
import { CodeField } from '../sign-in/CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type Secret, SecretToScan } from './SecretToScan.tsx'

/** From the button to the recovery codes; `intro` stands above until these are there, and `wayOut` below. */
export function SetUp({ done, intro, wayOut }: { done: () => void; intro: ReactNode; wayOut?: ReactNode }) {
  const translate = useTranslate()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      setProblem('')
    } catch (cause) {
      setProblem(messageOf(cause))
    }
  }
  const start = () => attempt(async () => setSecret(await call<typeof startSecondFactor>(adminAddresses.startSecondFactor, {})))
  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { code: String(new FormData(event.currentTarget).get('code')) }
    void attempt(async () => {
      const { recovery_codes } = await call<typeof confirmSecondFactor>(adminAddresses.confirmSecondFactor, { body })
      setCodes(recovery_codes)
    })
  }

  if (codes.length > 0) return <RecoveryCodes codes={codes} done={done} />
  if (!secret)
    return (
      <>
        {intro}
        {problem && (
          <Typography role="alert" color="error" sx={{ mb: 2 }}>
            {translate(problem, { _: problem })}
          </Typography>
        )}
        <Button variant="contained" onClick={() => void start()}>
          {translate('partitur.factor.start')}
        </Button>
        {wayOut}
      </>
    )
  return (
    <form onSubmit={confirm}>
      {intro}
      <SecretToScan secret={secret} />
      <Typography component="h2" sx={{ fontWeight: 600, mt: 3 }}>
        {translate('partitur.factor.stepCode')}
      </Typography>
      <CodeField problem={problem} />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {translate('partitur.factor.confirm')}
      </Button>
      {wayOut}
    </form>
  )
}
