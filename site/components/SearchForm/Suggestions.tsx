import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#config'
import * as siteAddresses from '#contract/addresses/site.ts'
import type { Suggestion } from '#contract/search.ts'
import { longDate } from '../../format/dates.ts'
import { defineWords, useWords } from '../../i18n/words.ts'
import { useLocale } from '../../locale.ts'
import styles from './Suggestions.module.css'

const words = defineWords({
  de: {
    suggestions: 'Vorschläge',
    suggested: (count: number) =>
      count === 0 ? 'Keine Vorschläge' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`,
  },
  en: {
    suggestions: 'Suggestions',
    suggested: (count) => (count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`),
  },
})

type SuggestionsProps = { input: HTMLInputElement; onFollow?: (() => void) | undefined }

/** Makes a plain field an ARIA combobox (list autocomplete with manual selection). */
export default function Suggestions({ input, onFollow }: SuggestionsProps) {
  const text = useWords(words)
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  // Text typed before this component loaded counts; the initial value does not.
  const [typed, setTyped] = useState(input.value === input.defaultValue ? '' : input.value)
  const [selected, setSelected] = useState(-1)
  const [isOpen, setOpen] = useState(typed !== '')
  const suggestions = useSuggestions(typed, locale)
  const isShown = isOpen && suggestions.length > 0
  const option = (index: number) => `${id}-${index}`

  function follow(url: string): void {
    setOpen(false)
    onFollow?.()
    navigate(url)
  }

  function onInput(): void {
    setTyped(input.value)
    setOpen(true)
    setSelected(-1)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const count = suggestions.length
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setOpen(true)
      // One position more than suggestions: the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setSelected(((selected + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Escape' && isShown) {
      // Keeps the typed text.
      event.preventDefault()
      setOpen(false)
      setSelected(-1)
    } else if (event.key === 'Enter' && isShown) {
      const url = suggestions[selected]?.url
      if (!url) return
      event.preventDefault()
      follow(url)
    }
  }

  useEffect(() => {
    const close = () => setOpen(false)
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', close)
    }
  })

  const active = isShown && selected >= 0 ? option(selected) : ''
  useEffect(() => {
    const ariaAttributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': `${id}-list`,
    }
    for (const [name, value] of Object.entries(ariaAttributes)) input.setAttribute(name, value)
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
  }, [input, id, isShown, active])

  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={text.suggestions} className={styles.list} hidden={!isShown}>
        {suggestions.map(({ kind, id: record, url, title, note, date, name }, index) => (
          // Keeps the focus in the field: a press would blur it before the click.
          <div
            key={`${kind} ${record}`}
            id={option(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault()
              if (url !== '') follow(url)
            }}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>
              {[name, date === null ? '' : longDate(date, locale), note].filter(Boolean).join('\u00a0· ')}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && typed !== '' ? text.suggested(suggestions.length) : ''}
      </p>
    </>
  )
}

const WAIT_MS = 150
const MIN_SEARCH_LETTERS = 2

/** The last suggestions stay until the next ones arrive. */
function useSuggestions(typed: string, locale: Locale): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const query = typed.trim()
  useEffect(() => {
    if (query.length < MIN_SEARCH_LETTERS) return setSuggestions([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${siteAddresses.suggest.path}?${new URLSearchParams({ q: query })}`, {
          headers: { 'accept-language': locale },
          signal: controller.signal,
        })
        setSuggestions(response.ok ? ((await response.json()) as Suggestion[]) : [])
      } catch {
        // Aborted or offline: the form still works.
      }
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, locale])
  return suggestions
}
