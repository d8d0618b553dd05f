import type { Editor } from '@tiptap/core'
import { useContext, useEffect, useId, useState } from 'react'
import type { Locale } from '#config'
import { normaliseTypedLink } from '#contract/links/links.ts'
import styles from '../fields.module.css'
import { fieldMessages } from '../messages.ts'
import { FormServicesContext, type FoundPage } from '../services.tsx'
import own from './LinkForm.module.css'
import { isLinkAddress } from './rich-text-link.ts'

type LinkFormProps = { editor: Editor; locale: Locale; close: () => void; onPicking: (isPicking: boolean) => void }

export function LinkForm({ editor, locale, close, onPicking }: LinkFormProps) {
  const text = fieldMessages[locale]
  const id = useId()
  const { pickLink } = useContext(FormServicesContext)
  const current = editor.getAttributes('link')
  const [href, setHref] = useState(typeof current.href === 'string' ? current.href : '')
  const [newWindow, setNewWindow] = useState(current.target === '_blank')
  const [isInvalid, setIsInvalid] = useState(false)
  const { pages, active, move } = useFoundPages(href)

  function apply(input = href) {
    const address = normaliseTypedLink(input)
    if (!isLinkAddress(address)) return setIsInvalid(true)
    const attributes = { href: address, target: newWindow ? '_blank' : null }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] }).run()
    } else chain.setLink(attributes).run()
    close()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }

  async function pick() {
    onPicking(true)
    const pickedLink = await pickLink?.(href)
    onPicking(false)
    // Applied at once, so that closing the form does not lose it.
    if (pickedLink) apply(pickedLink.link_url)
  }

  return (
    <div className={own.form}>
      <label htmlFor={`${id}-href`}>{text.linkAddress}</label>
      <input
        id={`${id}-href`}
        className={styles.input}
        ref={focusOnMount}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={pages.length > 0}
        aria-controls={`${id}-pages`}
        aria-activedescendant={pages[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        inputMode="url"
        value={href}
        placeholder={text.linkPlaceholder}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-bad` : undefined}
        onChange={(event) => {
          setHref(event.target.value)
          setIsInvalid(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
          else if (event.key === 'Enter') apply(pages[active]?.url ?? href)
          else return
          event.preventDefault()
        }}
      />
      <div
        id={`${id}-pages`}
        role="listbox"
        aria-label={text.foundPages}
        className={own.pages}
        hidden={pages.length === 0}
      >
        {pages.map(({ title, url, kind }, index) => (
          <button
            key={url}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={own.page}
            onClick={() => apply(url)}
          >
            {title} <small>{kind}</small>
          </button>
        ))}
      </div>
      {isInvalid && (
        <p id={`${id}-bad`} className={styles.error}>
          {text.badLink}
        </p>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={newWindow}
          onChange={(event) => setNewWindow(event.target.checked)}
        />
        {text.newWindow}
      </label>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={() => apply()}>
          {text.applyLink}
        </button>
        {pickLink && (
          <button type="button" className={styles.secondary} onClick={() => void pick()}>
            {text.chooseLink}
          </button>
        )}
        {editor.isActive('link') && (
          <button type="button" className={styles.secondary} onClick={remove}>
            {text.removeLink}
          </button>
        )}
      </div>
    </div>
  )
}

/** Focuses the dialog's only input; scrolling to it before it is placed would close the dialog. */
function focusOnMount(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true })
}

const SEARCH_AFTER_MS = 150
const MIN_LETTERS = 2
const MAX_PAGES = 6

/** Pages by their name, while no address is typed; the first one is chosen by Enter. */
function useFoundPages(typed: string) {
  const { findLinks } = useContext(FormServicesContext)
  const [pages, setPages] = useState<readonly FoundPage[]>([])
  const [active, setActive] = useState(0)
  const words = typed.trim()
  const isName = words.length >= MIN_LETTERS && !isLinkAddress(normaliseTypedLink(words))
  useEffect(() => {
    setPages([])
    if (!isName || !findLinks) return
    const controller = new AbortController()
    const timer = window.setTimeout(() => {
      findLinks(words, controller.signal).then(
        (found) => {
          if (controller.signal.aborted) return
          setActive(0)
          setPages(found.slice(0, MAX_PAGES))
        },
        // Without an answer an address can be typed.
        () => undefined,
      )
    }, SEARCH_AFTER_MS)
    return () => {
      window.clearTimeout(timer)
      controller.abort()
    }
  }, [findLinks, isName, words])
  const move = (by: 1 | -1) => setActive((before) => (before + by + pages.length) % Math.max(pages.length, 1))
  return { pages, active, move }
}
