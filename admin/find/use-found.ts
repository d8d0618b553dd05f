import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { findRecords } from '#contract/admin/find.ts'
import { call } from '../api/call.ts'
import { currentLanguage } from '../i18n/language.ts'

const TYPING_PAUSE_MS = 180
/** One letter stands in everything. */
const LETTERS_MIN = 2

/** What the house has of these words, asked when typing pauses; until then what was found before. */
export function useFound(q: string) {
  const [asked, ask] = useState('')
  const words = q.trim()
  useEffect(() => {
    const timer = setTimeout(() => ask(words), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const isAsked = asked.length >= LETTERS_MIN && words.length >= LETTERS_MIN
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', currentLanguage(), asked],
    queryFn: ({ signal }) => call<typeof findRecords>(adminAddresses.findRecords, { query: { q: asked } }, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return {
    found: isAsked ? (data ?? []) : [],
    error: isAsked ? error : null,
    isSearching: words.length >= LETTERS_MIN && (isFetching || asked !== words),
    isAsked,
  }
}
