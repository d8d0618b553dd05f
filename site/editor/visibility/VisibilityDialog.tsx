import { type RefObject, useCallback, useId, useRef, useState } from 'react'
import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { VisibleUntilDate } from '#contract/page/sections.ts'
import type { listVisibleUntilDates } from '#contract/page/timed.ts'
import { ALWAYS_VISIBLE, isAlwaysVisible } from '#model/visibility-settings.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace, type VisibilityTarget } from '../ui/context.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { formatInstant } from '../words/naming.ts'
import { showingDialogWords } from './dialog-words.ts'
import { problemOfTime, TimeField, type TimeProblem } from './TimeField.tsx'
import { useVisibility } from './use-visibility.ts'

type Problems = { from: TimeProblem | null; until: TimeProblem | null; date: boolean }
const noProblems: Problems = { from: null, until: null, date: false }

/** Start, end, and the event date after which something is hidden. */
export default function VisibilityDialog({ timed, close }: { timed: VisibilityTarget; close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = showingDialogWords[editor.speaks]
  const visibility = useVisibility(timed)
  const [showing, setShowing] = useState(visibility?.timing.showing ?? ALWAYS_VISIBLE)
  const [problems, setProblems] = useState(noProblems)
  const [from, until, concert] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLSelectElement>(null),
  ]
  const choices = useDates(visibility?.timing.until_date ?? null)
  if (!visibility) return null

  function save() {
    const { shown_from, shown_until } = showing
    const date = choices.find(({ id }) => id === showing.until_date_id) ?? null
    const newProblems: Problems = {
      ...noProblems,
      from: problemOfTime(shown_from, from.current),
      until: problemOfTime(shown_until, until.current),
    }
    if (
      !newProblems.from &&
      !newProblems.until &&
      shown_from &&
      shown_until &&
      new Date(shown_until) <= new Date(shown_from)
    )
      newProblems.until = 'order'
    if (!newProblems.from && shown_from && date && new Date(date.end) <= new Date(shown_from)) newProblems.date = true
    setProblems(newProblems)
    if (newProblems.from) return from.current?.focus()
    if (newProblems.until) return until.current?.focus()
    if (newProblems.date) return concert.current?.focus()
    visibility?.set(isAlwaysVisible(showing) ? null : showing, date)
    close()
  }

  function showAlways() {
    visibility?.set(null, null)
    close()
  }

  return (
    <EditorDialog title={words.title(visibility.name)} onClose={close}>
      <DialogForm
        label={text.save}
        submit={save}
        cancel={close}
        more={visibility.timing.showing && <Button onClick={showAlways}>{words.always}</Button>}
      >
        <p className={parts.muted}>{words.intro}</p>
        <label className={parts.row}>
          <input
            type="checkbox"
            checked={!showing.is_online}
            onChange={({ target }) => setShowing({ ...showing, is_online: !target.checked })}
          />
          {words.hidden}
        </label>
        <TimeField
          label={words.from}
          value={showing.shown_from}
          problem={problems.from}
          field={from}
          change={(shown_from) => setShowing({ ...showing, shown_from })}
        />
        <TimeField
          label={words.until}
          value={showing.shown_until}
          problem={problems.until}
          field={until}
          change={(shown_until) => setShowing({ ...showing, shown_until })}
        />
        <p className={parts.muted}>{words.empty}</p>
        <UntilDateField
          choices={choices}
          selected={showing.until_date_id}
          isRefused={problems.date}
          field={concert}
          choose={(until_date_id) => setShowing({ ...showing, until_date_id })}
        />
      </DialogForm>
    </EditorDialog>
  )
}

/** Coming dates, and the selected one even when it is over. */
function useDates(selected: VisibleUntilDate | null): readonly VisibleUntilDate[] {
  const { call, locale } = useWorkspace().editor
  const loaded = useLoaded(
    useCallback(
      (signal) =>
        call<typeof listVisibleUntilDates>(editorAddresses.listVisibleUntilDates, { params: { locale } }, signal),
      [call, locale],
    ),
  )
  const upcoming = typeof loaded === 'string' ? [] : loaded
  return selected && !upcoming.some(({ id }) => id === selected.id) ? [selected, ...upcoming] : upcoming
}

/** Up to this many dates need no search. */
const SEARCHED_FROM = 12

type UntilDateFieldProps = {
  choices: readonly VisibleUntilDate[]
  selected: number | null
  isRefused: boolean
  field: RefObject<HTMLSelectElement | null>
  choose: (id: number | null) => void
}

/** Selects the event date; a search narrows long lists. */
function UntilDateField({ choices, selected, isRefused, field, choose }: UntilDateFieldProps) {
  const { speaks } = useWorkspace().editor
  const words = showingDialogWords[speaks]
  const hint = useId()
  const [search, setSearch] = useState('')
  const dates = matchingDates(choices, { search, locale: speaks, selected })
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
          value={selected ?? ''}
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
        <span role="status">{search.trim() !== '' && words.matches(dates.length)}</span>
      </p>
    </>
  )
}

type MatchingDatesOptions = { search: string; locale: Locale; selected: number | null }

/** Dates whose day or title contains every word of the search, ignoring accents; the selected date stays. */
export function matchingDates(
  dates: readonly VisibleUntilDate[],
  { search, locale, selected }: MatchingDatesOptions,
): { id: number; name: string }[] {
  const searchWords = folded(search).split(/\s+/).filter(Boolean)
  return dates
    .map(({ id, title, start }) => ({ id, name: `${formatInstant(locale, new Date(start))} · ${title}` }))
    .filter(({ id, name }) => id === selected || searchWords.every((word) => folded(name).includes(word)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
