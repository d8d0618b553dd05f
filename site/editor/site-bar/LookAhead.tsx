import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { timeZone } from '#config'
import type { setLookAheadTime } from '#contract/account.ts'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { languageTag } from '#contract/locale.ts'
import { createSessionClient } from '#contract/session-client.ts'
import { formatTimeInput, isInstant, MAX_WALL_TIME, MIN_WALL_TIME, parseTimeInput } from '#contract/time/time-input.ts'
import { Icon } from '../ui/icons.tsx'
import { useSpeech, useSpokenWords } from '../ui/speech.ts'
import styles from './LookAhead.module.css'
import { words } from './words.ts'

/** Shows the look-ahead time with a way back, or an input for one. */
export default function LookAhead({
  ahead,
  isAsking,
  close,
}: {
  ahead: string | null
  isAsking: boolean
  close: () => void
}) {
  const text = useSpokenWords(words)
  const locale = useSpeech()
  const { look, isFailed } = useLook()
  const time =
    ahead &&
    new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
      new Date(ahead),
    )
  return (
    <>
      {isAsking && <LookAheadDialog ahead={ahead} close={close} look={look} />}
      {isFailed && (
        <p className={styles.banner} role="alert">
          {text.lookFailed}
        </p>
      )}
      {time && (
        <p className={styles.banner} role="status">
          <Icon name="clock" />
          <span>{text.previewAt(time)}</span>
          <button type="button" className={styles.button} onClick={() => look(null)}>
            {text.backToNow}
          </button>
        </p>
      )}
    </>
  )
}

type QuestionProps = { ahead: string | null; close: () => void; look: (instant: string) => void }

function LookAheadDialog({ ahead, close, look }: QuestionProps) {
  const text = useSpokenWords(words)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  // Opened to type a time.
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const instant = parseTimeInput(field.current?.value ?? '')
    if (isInstant(instant)) return look(instant)
    setWrong(true)
    field.current?.focus()
  }

  return (
    <form
      className={styles.dialog}
      aria-label={text.lookAheadTitle}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <label className={styles.label}>
        {text.lookAheadAt}
        <input
          ref={field}
          type="datetime-local"
          className={styles.input}
          defaultValue={formatTimeInput(ahead)}
          min={MIN_WALL_TIME}
          max={MAX_WALL_TIME}
          aria-invalid={isWrong}
          aria-describedby={id}
        />
      </label>
      <p id={id} className={isWrong ? styles.problem : styles.hint}>
        {isWrong ? text.noTime : text.lookAheadHint}
      </p>
      <div className={styles.row}>
        <button type="submit" className={styles.button}>
          {text.look}
        </button>
        <button type="button" className={styles.plain} onClick={close}>
          {text.close}
        </button>
      </div>
    </form>
  )
}

/** A new document: everything on the page depends on the time. */
function useLook() {
  const locale = useSpeech()
  const [isFailed, setFailed] = useState(false)

  function look(at: string | null) {
    createSessionClient({ language: () => locale })<typeof setLookAheadTime>(editorAddresses.setLookAheadTime, {
      params: { locale },
      body: { at },
    }).then(
      () => window.location.reload(),
      () => setFailed(true),
    )
  }
  return { look, isFailed }
}
