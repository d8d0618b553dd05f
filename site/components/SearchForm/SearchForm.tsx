import { lazy, Suspense, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { useMessages } from '../../i18n/messages.ts'
import { useLocale } from '../../locale.ts'
import button from '../Button/Button.module.css'
import { SearchIcon } from '../SearchLink/SearchIcon.tsx'
import styles from './SearchForm.module.css'

// Loaded on first focus: most visitors do not search.
const Suggestions = lazy(() => import('./Suggestions.tsx'))

type SearchFormProps = { id: string; look: 'page' | 'band' | 'menu'; query?: string; onLeave?: () => void }

/** A plain form for the search page; with script it suggests results. */
export function SearchForm({ id, look, query = '', onLeave }: SearchFormProps) {
  const { header } = useMessages()
  const locale = useLocale()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const isPage = look === 'page'
  // The field may have been focused before hydration.
  useEffect(() => {
    const field = document.activeElement
    if (field instanceof HTMLInputElement && field.id === id) setInput(field)
  }, [id])
  return (
    <search className={`${styles.search} ${styles[look]}`} {...(isPage ? {} : { 'aria-label': header.searchSite })}>
      <Form
        method="get"
        action={screenUrl('search', locale)}
        className={styles.form}
        {...(onLeave ? { onSubmit: onLeave } : {})}
      >
        <label className={isPage ? styles.label : 'visually-hidden'} htmlFor={id}>
          {header.search}
        </label>
        <input
          id={id}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={isPage ? header.searchExamples : header.search}
          maxLength={120}
          autoComplete="off"
          aria-keyshortcuts="/"
          onFocus={(event) => setInput(event.currentTarget)}
        />
        <button type="submit" className={isPage ? button.button : styles.send} aria-label={header.find}>
          {isPage ? header.find : <SearchIcon />}
        </button>
      </Form>
      {input && (
        <Suspense fallback={null}>
          <Suggestions input={input} onFollow={onLeave} />
        </Suspense>
      )}
    </search>
  )
}
