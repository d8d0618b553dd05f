import { type RefObject, useId, useState } from 'react'
import type { Locale } from '#config'
import type { UntilDate } from '#contract/sections.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { momentWords } from '../words/naming.ts'
import { showingWords } from './words.ts'

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 12

type UntilDateFieldProps = {
  choices: readonly UntilDate[]
  chosen: number | null
  isRefused: boolean
  field: RefObject<HTMLSelectElement | null>
  choose: (id: number | null) => void
}

/** The concert with whose end something disappears; where there are many, words narrow the choice. */
export function UntilDateField({ choices, chosen, isRefused, field, choose }: UntilDateFieldProps) {
  const { locale } = useWorkspace().editor
  const words = showingWords[locale]
  const hint = useId()
  const [search, setSearch] = useState('')
  const dates = matchingDates(choices, { search, locale, chosen })
  return (
    <>
      {choices.length >= SEARCHED_FROM && (
        <label className={parts.field}>
          {words.findDate}
          <input
            type="search"
            className={parts.input}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      )}
      <label className={parts.field}>
        {words.untilDate}
        <select
          ref={field}
          className={parts.input}
          aria-invalid={isRefused}
          aria-describedby={hint}
          value={chosen ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{words.noDate}</option>
          {dates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p id={hint} className={isRefused ? parts.error : parts.muted}>
        {isRefused ? words.problems.concert : words.dateHint}{' '}
        <span role="status">{search.trim() !== '' && words.found(dates.length)}</span>
      </p>
    </>
  )
}

type Wish = { search: string; locale: Locale; chosen: number | null }

/** The dates by their day and title that have every word of the search, accents or not; what is chosen stays among them. */
export function matchingDates(
  dates: readonly UntilDate[],
  { search, locale, chosen }: Wish,
): { id: number; name: string }[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return dates
    .map(({ id, title, start }) => ({ id, name: `${momentWords(locale, new Date(start))} · ${title}` }))
    .filter(({ id, name }) => id === chosen || words.every((word) => folded(name).includes(word)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
