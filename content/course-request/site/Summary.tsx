import { useWords } from '#site/i18n/words.ts'
import type { RequestOptions } from '../endpoints.ts'
import { words } from '../words.ts'
import type { RequestFormValues } from './form-values.ts'
import styles from './request.module.css'

type SummaryProps = { values: RequestFormValues; options: RequestOptions; withContact?: true }

/** Entered values as text, without empty ones. */
export function Summary({ values, options, withContact }: SummaryProps) {
  const text = useWords(words)
  const subjects = new Map([
    ['advice', text.advice],
    ...options.subjects.flatMap((group) => group.options.map(({ value, name }) => [value, name] as const)),
  ])
  const {
    kind,
    learner,
    age,
    subject,
    second,
    location_id,
    weekdays,
    times,
    name,
    learner_name,
    email,
    phone,
    message,
  } = values
  const isChild = learner === 'child'
  const days = text.days.filter((_, index) => weekdays.includes(String(index + 1)))
  const lines: [label: string, said: string][] = [
    [text.kind, text.kinds[kind as keyof typeof text.kinds] ?? ''],
    [text.learner, [text.learners[learner as keyof typeof text.learners] ?? '', age].filter(Boolean).join(', ')],
    [text.subject, subjects.get(subject) ?? ''],
    [text.second, subjects.get(second) ?? ''],
    [text.place, options.locations.find(({ id }) => String(id) === location_id)?.name ?? text.anyPlace],
    [text.weekdays, days.join(', ')],
    [text.times, times],
  ]
  const contact: typeof lines = [
    [text.learnerName, isChild ? learner_name : ''],
    [text.name, name],
    [text.email, email],
    [text.phone, phone],
    [text.message, message],
  ]
  return (
    <dl className={styles.summary}>
      {[...lines, ...(withContact ? contact : [])].map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
