import { type KeyboardEvent, useId, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { urlOf } from '#contract/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { SEARCH_FIELD_ID } from '#site/components/SearchLink/search-address.ts'
import { longDate } from '#site/format/dates.ts'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import { words } from '../../words.ts'
import styles from './SearchField.module.css'
import { useSuggestions } from './use-suggestions.ts'

/** A plain form; with script a combobox of the ARIA practices (list autocomplete with manual selection). */
export function SearchField({ given }: { given: string }) {
  const text = useWords(words)
  const locale = useLocale()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const suggestions = useSuggestions(typed, locale)
  const isShown = isOpen && suggestions.length > 0
  const option = (index: number) => `${id}-${index}`

  function follow(url: string): void {
    setOpen(false)
    navigate(url)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const count = suggestions.length
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      setOpen(true)
      // One place more than there are suggestions: the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Escape' && isShown) {
      // What was typed stays.
      event.preventDefault()
      setOpen(false)
      choose(-1)
    } else if (event.key === 'Enter' && isShown) {
      const url = suggestions[chosen]?.url
      if (!url) return
      event.preventDefault()
      follow(url)
    }
  }

  return (
    <search className={styles.search}>
      <Form method="get" action={urlOf('search', locale)} className={styles.form}>
        <label className={styles.label} htmlFor={SEARCH_FIELD_ID}>
          {text.label}
        </label>
        <input
          id={SEARCH_FIELD_ID}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={given}
          placeholder={text.placeholder}
          maxLength={120}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && chosen >= 0 ? option(chosen) : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            choose(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <button type="submit" className={button.button}>
          {text.submit}
        </button>
      </Form>
      <div id={`${id}-list`} role="listbox" aria-label={text.suggestions} className={styles.list} hidden={!isShown}>
        {suggestions.map(({ kind, id: record, url, title, note, date, name }, index) => (
          // The field keeps the focus: a press is a choice before it is left.
          <div
            key={`${kind} ${record}`}
            id={option(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.option}
            onPointerDown={(event) => {
              event.preventDefault()
              if (url !== '') follow(url)
            }}
          >
            <span className={styles.title}>{title}</span>
            <span className={styles.note}>{[name, date === null ? '' : longDate(date, locale), note].filter(Boolean).join(' · ')}</span>
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && typed !== '' ? text.suggested(suggestions.length) : ''}
      </p>
    </search>
  )
}
