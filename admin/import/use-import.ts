import { useState } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/endpoints.ts'
import { IMPORT_MAX, type ImportAnswer } from '#contract/admin/import.ts'
import { call } from '../api/call.ts'
import { bulk } from '../api/data-provider.ts'
import { messageOf } from '../api/message-of.ts'
import { textOfFile } from '../uploads/text-of-file.ts'

/** A file, what it would change, and how that stands: `stale` where somebody has changed one of the records since it was asked. */
export type Asked = { name: string; text: string; answer: ImportAnswer; isStale: boolean }

/** Asks what a file would change in a list, and does exactly that when it is told to. */
export function useImport(resource: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(name: string, text: string, plan?: string) {
    setBusy(true)
    setProblem('')
    try {
      const body = { text, ...(plan === undefined ? {} : { plan }) }
      const answer = await call<ResourceEndpoints['import']>(resourceAddresses(resource).import, { body })
      setAsked({ name, text, answer, isStale: plan !== undefined && !answer.done })
      if (answer.done) refresh()
    } catch (cause) {
      if (plan === undefined) setProblem(messageOf(cause))
      else notify(messageOf(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  async function undo() {
    if (!asked) return
    setBusy(true)
    try {
      await bulk(resource, { undo: asked.answer.undo })
      notify('partitur.import.undone')
      setAsked(null)
      refresh()
    } catch (cause) {
      notify(cause instanceof HttpError && cause.status === 409 ? 'partitur.import.undoTooLate' : messageOf(cause), {
        type: 'error',
      })
    } finally {
      setBusy(false)
    }
  }

  async function read(file: File) {
    setAsked(null)
    if (file.size > 4 * IMPORT_MAX.characters) return setProblem('partitur.import.tooLarge')
    const text = await textOfFile(file)
    if (text.length > IMPORT_MAX.characters) return setProblem('partitur.import.tooLarge')
    await send(file.name, text)
  }

  return {
    asked,
    problem,
    isBusy,
    read,
    undo,
    done: async () => (asked ? send(asked.name, asked.text, asked.answer.plan) : undefined),
    forget: () => setAsked(null),
  }
}
