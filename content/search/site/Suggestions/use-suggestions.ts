import { useEffect, useState } from 'react'
import type { Locale } from '#config'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { Suggestion } from '../../endpoints.ts'

const WAIT_MS = 150
const LETTERS_MIN = 2

/** What one may mean who is still typing; the last answer stays until the next one is there. */
export function useSuggestions(typed: string, locale: Locale): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const words = typed.trim()
  useEffect(() => {
    if (words.length < LETTERS_MIN) return setSuggestions([])
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${siteAddresses.suggest.path}?${new URLSearchParams({ q: words })}`, {
          headers: { 'accept-language': locale },
          signal: asking.signal,
        })
        setSuggestions(answer.ok ? ((await answer.json()) as Suggestion[]) : [])
      } catch {
        // Typed on, or without a network: the form still sends what was typed.
      }
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words, locale])
  return suggestions
}
