import { useRef, useState } from 'react'
import button from '#site/components/Button/Button.module.css'
import { useWords } from '#site/i18n/words.ts'
import { words } from '../words.ts'
import styles from './PressGroups.module.css'

/** A text to be taken over; without a script it is marked and copied by hand. */
export function CopyText({ html }: { html: string }) {
  const text = useWords(words)
  const body = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(body.current?.innerText ?? '')
    setCopied(true)
  }
  return (
    <details className={styles.text}>
      <summary>{text.text}</summary>
      <div ref={body} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" className={button.button} onClick={() => void copy()}>
        {text.copy}
      </button>
      <p role="status">{isCopied && text.copied}</p>
    </details>
  )
}
