import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { moduleAddresses } from '#contract/addresses/module.ts'
import type {
  getModuleText,
  getRecordText,
  listOpenTexts,
  OpenText,
  OpenTexts,
  TextPair,
  translateRecordText,
} from '#contract/admin/translations.ts'
import type { ModuleEndpoints } from '#contract/page/modules.ts'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useNotifyUndo } from '../../forms/use-notify-undo.tsx'

const listKey = ['open texts']

export function textKey({ resource, record_id, field, module }: OpenText): string {
  return [resource, record_id, module?.id ?? '', field].join(' ')
}

export function countBy(texts: readonly OpenText[], keyOf: (text: OpenText) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(keyOf(text), (counts.get(keyOf(text)) ?? 0) + 1)
  return counts
}

export function useOpenTexts() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call<typeof listOpenTexts>(adminAddresses.listOpenTexts, {}, signal),
    staleTime: 60_000,
  })
}

/** Both languages of a text; read anew whenever it is opened. */
export function useTextPair(text: OpenText | null) {
  return useQuery({
    queryKey: ['text pair', text && textKey(text)],
    queryFn: ({ signal }) => (text ? loadPair(text, signal) : Promise.reject(new Error('no text is open'))),
    enabled: text !== null,
    gcTime: 0,
  })
}

function loadPair({ resource, record_id: id, field, module }: OpenText, signal?: AbortSignal): Promise<TextPair> {
  return module
    ? call<typeof getModuleText>(adminAddresses.getModuleText, { params: { id: module.id, field } }, signal)
    : call<typeof getRecordText>(adminAddresses.getRecordText, { params: { resource, id, field } }, signal)
}

type Writing = { text: OpenText; pair: TextPair; english: string; isOlder?: boolean }

/** A save like any other, in the English page or the record. Returns the new version. */
async function writeEnglish({ text, pair, english, isOlder = false }: Writing): Promise<number> {
  const { resource, record_id: id, field, module } = text
  const version = pair.version
  const saved = module
    ? await call<ModuleEndpoints['update']>(moduleAddresses(module.kind).update, {
        params: { locale: 'en', id: module.id },
        body: { [field]: english, version, ...(isOlder ? { outdated: [field] } : {}) },
      })
    : await call<typeof translateRecordText>(adminAddresses.translateRecordText, {
        params: { resource, id, field },
        body: { english, is_older: isOlder, version },
      })
  return Number(saved.version)
}

/** Saves with undo; a conflict shows the newer texts and keeps what was typed. */
export function useSaveEnglish(onConflict: () => Promise<unknown>) {
  const notify = useNotify()
  const notifyUndo = useNotifyUndo()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function save({ text, pair, english }: Writing): Promise<boolean> {
    setBusy(true)
    try {
      const version = await writeEnglish({ text, pair, english })
      const before = client.getQueryData<OpenTexts>(listKey)
      client.setQueryData<OpenTexts>(listKey, (list) => list && without(list, text))
      notifyUndo('partitur.translations.saved', {
        words: {},
        undo: () =>
          void writeEnglish({
            text,
            pair: { ...pair, version },
            english: pair.english,
            isOlder: text.state === 'older',
          })
            .then(() => client.setQueryData(listKey, before))
            .catch((cause: unknown) => notify(errorMessage(cause), { type: 'error' })),
      })
      return true
    } catch (cause) {
      if (cause instanceof HttpError && cause.status === 409) await onConflict()
      else notify(errorMessage(cause), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { save, isBusy }
}

function without(list: OpenTexts, text: OpenText): OpenTexts {
  const texts = list.texts.filter((each) => textKey(each) !== textKey(text))
  return { texts, count: list.count - (list.texts.length - texts.length) }
}
