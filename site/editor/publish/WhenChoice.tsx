import type { RefObject } from 'react'
import type { PagePublication } from '#contract/page/publications.ts'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { TimeField, type TimeProblem } from '../visibility/TimeField.tsx'
import { formatInstant } from '../words/naming.ts'
import { publishDialogWords } from './dialog-words.ts'
import styles from './publish.module.css'

/** Publish now, at a time, or with a release. */
export type PublicationTime = { is: 'now' | 'later' | 'release'; at: string | null; release: number | null }

type WhenChoiceProps = {
  when: PublicationTime
  choose: (when: PublicationTime) => void
  releases: PagePublication['releases']
  timeProblem: TimeProblem | null
  time: RefObject<HTMLInputElement | null>
}

export function WhenChoice({ when, choose, releases, timeProblem, time }: WhenChoiceProps) {
  const { locale } = useWorkspace().editor
  const words = publishDialogWords[locale]
  const choices = { now: words.now, later: words.later, release: words.release }
  return (
    <fieldset className={styles.group}>
      <legend>{words.when}</legend>
      {(['now', 'later', 'release'] as const).map((is) => (
        <label key={is} className={styles.choice}>
          <input type="radio" name="when" checked={when.is === is} onChange={() => choose({ ...when, is })} />
          {choices[is]}
        </label>
      ))}
      {when.is === 'later' && (
        <TimeField
          label={words.at}
          value={when.at}
          problem={timeProblem}
          field={time}
          change={(at) => choose({ ...when, at })}
        />
      )}
      {when.is === 'release' && releases.length > 0 && (
        <label className={parts.field}>
          {words.whichRelease}
          <select
            className={parts.input}
            value={when.release ?? ''}
            onChange={({ target }) => choose({ ...when, release: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{words.noRelease}</option>
            {releases.map(({ id, name, public_from }) => (
              <option key={id} value={id}>
                {formatInstant(locale, new Date(public_from))} · {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {when.is === 'release' && (
        <p className={parts.muted}>
          {releases.length === 0 && `${words.noReleases} `}
          <a href="/admin/releases/create" target="_blank" rel="noreferrer">
            {words.makeRelease}
          </a>
        </p>
      )}
    </fieldset>
  )
}
