import { type ReactNode, useEffect, useMemo, useState } from 'react'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { Client } from '#contract/client.ts'
import type { listColors } from '#contract/colors.ts'
import type { listFaq } from '#contract/faq.ts'
import type { suggest } from '#contract/search.ts'
import type { ResourceName } from '#model/define-type.ts'
import { singularName } from '#model/messages.ts'
import { pickLocalised, recordTitle } from '#model/titles.ts'
import { hasVisiblePage } from '#model/visibility.ts'
import { type FormServices, FormServicesContext } from '#modules/fields/services.tsx'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { loadLater } from '../ui/load-later.tsx'
import { findAdminRecord, listAdminRecords } from './admin-list.ts'
import type { PickResult } from './PickerDialog.tsx'
import { type AdminRecord, linkResources, recordOfLink, toImage, toLink } from './picked.ts'

const PickerDialog = loadLater(() => import('./PickerDialog.tsx'))

/** Leaves room for pages that are offline. */
const MAX_PUBLIC_PAGES = 4
const MAX_OFFLINE_PAGES = 4

type PendingPick = {
  resources: readonly ResourceName[]
  current: { resource: ResourceName; id: number } | null
  accept?: string
  answer: (result: PickResult) => void
}

/** Provides forms with colours and with pickers for pictures, links and files. */
export function PickerServices({ children }: { children: ReactNode }) {
  const { editor, openMenu } = useWorkspace()
  const { locale, speaks, call } = editor
  const [colors, setColors] = useState<FormServices['colors']>([])
  const [questionCategories, setQuestionCategories] = useState<FormServices['questionCategories']>([])
  const [pending, setPending] = useState<PendingPick | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    call<typeof listColors>(siteAddresses.listColors, {}, controller.signal).then(setColors, () => undefined)
    call<typeof listFaq>(siteAddresses.listFaq, {}, controller.signal).then(
      (questions) => setQuestionCategories(getCategories(questions)),
      () => undefined,
    )
    return () => controller.abort()
  }, [call])

  const services = useMemo<FormServices>(() => {
    const openPicker = (request: Omit<PendingPick, 'answer'>) =>
      new Promise<PickResult>((resolve) => setPending({ ...request, answer: resolve }))
    return {
      colors,
      questionCategories,
      popoverClass: parts.neutral ?? '',
      openMenu,
      pickImage: async (current) => {
        const pick = await openPicker({
          resources: ['images'],
          current: current === null ? null : { resource: 'images', id: current },
        })
        return pick && toImage(pick.record, locale)
      },
      pickLink: async (link) => {
        const pick = await openPicker({ resources: linkResources, current: recordOfLink(link) })
        return pick && toLink(pick.resource, pick.record, locale)
      },
      findLinks: async (typed, signal) => {
        const [found, offline] = await Promise.all([
          call<typeof suggest>(siteAddresses.suggest, { query: { q: typed } }, signal),
          findOfflinePages(call, typed, signal),
        ])
        const offlinePages = offline.map((record) => {
          const { title, link_url: url } = toLink('pages', record, locale)
          return { title, url, kind: `${singularName('pages', speaks)}, offline` }
        })
        const publicPages = found.map(({ title, url, name }) => ({ title, url, kind: name }))
        return [...publicPages.slice(0, MAX_PUBLIC_PAGES), ...offlinePages].filter(({ url }) => url !== '')
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
        const pick = await openPicker({ resources: ['files'], current: null, accept })
        return (
          pick && {
            url: pickLocalised(pick.record.url, locale),
            name: recordTitle(pick.resource, pick.record, locale),
          }
        )
      },
    }
  }, [colors, questionCategories, locale, speaks, call, openMenu])

  function handlePick(pick: PickResult) {
    pending?.answer(pick)
    setPending(null)
  }

  return (
    <FormServicesContext value={services}>
      {children}
      {pending && <PickerDialog {...pending} onPick={handlePick} close={() => handlePick(null)} />}
    </FormServicesContext>
  )
}

/** Pages that visitors do not find; none without the right to read them. */
async function findOfflinePages(call: Client, search: string, signal: AbortSignal): Promise<AdminRecord[]> {
  const query = { page_size: MAX_OFFLINE_PAGES, search, is_online: false }
  return listAdminRecords(call, { resource: 'pages', query }, signal).then(
    ({ results }) => results,
    () => [],
  )
}

function getCategories(questions: readonly { category: string }[]): string[] {
  return [...new Set(questions.map(({ category }) => category))].filter((category) => category !== '')
}
