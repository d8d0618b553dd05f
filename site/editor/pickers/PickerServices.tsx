import { type ReactNode, useEffect, useMemo, useState } from 'react'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { listColors } from '#contract/colors.ts'
import type { listFaq } from '#contract/faq.ts'
import type { ResourceName } from '#model/define-type.ts'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { hasVisiblePage } from '#model/visibility.ts'
import { type FormServices, FormServicesContext } from '#modules/fields/services.tsx'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { findAdminRecord } from './admin-list.ts'
import { PickerDialog } from './PickerDialog.tsx'
import { type AdminRecord, linkResources, recordOfLink, toImage, toLink } from './picked.ts'

type Picked = { resource: ResourceName; record: AdminRecord } | null
type PendingPick = {
  resources: readonly ResourceName[]
  current: { resource: ResourceName; id: number } | null
  accept?: string
  answer: (picked: Picked) => void
}

/** Provides forms with colours and with pickers for pictures, links and files. */
export function PickerServices({ children }: { children: ReactNode }) {
  const { editor } = useWorkspace()
  const { locale, call } = editor
  const [colors, setColors] = useState<FormServices['colors']>([])
  const [questionCategories, setQuestionCategories] = useState<FormServices['questionCategories']>([])
  const [pending, setPending] = useState<PendingPick | null>(null)

  useEffect(() => {
    const left = new AbortController()
    call<typeof listColors>(siteAddresses.listColors, {}, left.signal).then(setColors, () => undefined)
    call<typeof listFaq>(siteAddresses.listFaq, {}, left.signal).then(
      (questions) => setQuestionCategories(getCategories(questions)),
      () => undefined,
    )
    return () => left.abort()
  }, [call])

  const services = useMemo<FormServices>(() => {
    const ask = (question: Omit<PendingPick, 'answer'>) =>
      new Promise<Picked>((answer) => setPending({ ...question, answer }))
    return {
      colors,
      questionCategories,
      popoverClass: parts.neutral ?? '',
      pickImage: async (current) => {
        const picked = await ask({
          resources: ['images'],
          current: current === null ? null : { resource: 'images', id: current },
        })
        return picked && toImage(picked.record, locale)
      },
      pickLink: async (link) => {
        const picked = await ask({ resources: linkResources, current: recordOfLink(link) })
        return picked && toLink(picked.resource, picked.record, locale)
      },
      nameLink: async (link, signal) => {
        const target = recordOfLink(link)
        const record = target && (await findAdminRecord(call, target, signal))
        return (
          record && {
            name: recordTitle(target.resource, record, locale),
            isOnline: hasVisiblePage(target.resource, record, new Date()),
          }
        )
      },
      pickFile: async (accept) => {
        const picked = await ask({ resources: ['files'], current: null, accept })
        return (
          picked && {
            url: pickLocalised(picked.record.url, locale),
            name: recordTitle(picked.resource, picked.record, locale),
          }
        )
      },
    }
  }, [colors, questionCategories, locale, call])

  function answer(picked: Picked) {
    pending?.answer(picked)
    setPending(null)
  }

  return (
    <FormServicesContext value={services}>
      {children}
      {pending && <PickerDialog {...pending} answer={answer} />}
    </FormServicesContext>
  )
}

function getCategories(questions: readonly { category: string }[]): string[] {
  return [...new Set(questions.map(({ category }) => category))].filter((category) => category !== '')
}
