import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { ImportChoices, ImportResult, NameAnswer } from '#contract/admin/resources/import.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { readSource, type SourceFile } from './read-sheets.ts'

export type CompleteChoices = { columns: string[]; everyLine: Record<string, string>; answers: NameAnswer[] }

/** A file and its preview; `isStale`: a record was changed since; `isOutdated`: the choices were. */
export type ImportPreview = {
  source: SourceFile
  sheet: number
  response: ImportResult
  choices: CompleteChoices
  isStale: boolean
  isOutdated: boolean
}

/** Previews a file's changes, and then applies exactly these. */
export function useImport(resource: string) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  type Request = { source: SourceFile; sheet: number; choices?: ImportChoices; plan?: string }

  async function send({ source, sheet, choices = {}, plan }: Request) {
    setBusy(true)
    setProblem('')
    try {
      const content = 'text' in source ? { text: source.text } : { rows: source.sheets[sheet]?.rows ?? [] }
      const body = { ...content, name: source.name.slice(0, 300), ...choices, ...(plan === undefined ? {} : { plan }) }
      const response = await call<ResourceEndpoints['import']>(resourceAddresses(resource).import, { body })
      const isStale = plan !== undefined && !response.done && response.run === null
      setPreview({ source, sheet, response, choices: choicesIn(response), isStale, isOutdated: false })
      if (response.done) refresh()
    } catch (cause) {
      if (plan === undefined) setProblem(errorMessage(cause))
      else notify(errorMessage(cause), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  async function read(file: File) {
    setBusy(true)
    setProblem('')
    setPreview(null)
    try {
      await send({ source: await readSource(file), sheet: 0 })
    } catch (cause) {
      setProblem(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }

  function choose(change: Partial<CompleteChoices>) {
    setPreview((before) => before && { ...before, choices: { ...before.choices, ...change }, isOutdated: true })
  }

  return {
    preview,
    problem,
    isBusy,
    read,
    choose,
    chooseSheet: async (sheet: number) => (preview ? send({ source: preview.source, sheet }) : undefined),
    check: async () => (preview ? send(preview) : undefined),
    apply: async () => (preview ? send({ ...preview, plan: preview.response.plan }) : undefined),
    forget: () => setPreview(null),
  }
}

function choicesIn({ columns, missing, names }: ImportResult): CompleteChoices {
  return {
    columns: columns.map(({ target }) => target),
    everyLine: Object.fromEntries(missing.flatMap(({ key, value }) => (value === '' ? [] : [[key, value]]))),
    answers: names.flatMap(({ resource, name, answer }): NameAnswer[] =>
      answer ? [{ resource, name, action: answer.action, ...(answer.id === undefined ? {} : { id: answer.id }) }] : [],
    ),
  }
}
