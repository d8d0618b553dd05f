import button from '#site/components/Button/Button.module.css'
import { ANSWER_HASH, answerTarget } from '#site/components/Form/answer-target.ts'
import { ErrorSummary } from '#site/components/Form/ErrorSummary.tsx'
import form from '#site/components/Form/Form.module.css'
import { useWords } from '#site/i18n/words.ts'
import type { RequestOptions } from '../endpoints.ts'
import { words } from '../words.ts'
import { ContactStep } from './ContactStep.tsx'
import { CourseChoiceStep } from './CourseChoiceStep.tsx'
import {
  contactFields,
  type FieldName,
  isRefused,
  type RequestFormValues,
  type RequestView,
  wishFields,
} from './form-values.ts'
import styles from './request.module.css'
import { Summary } from './Summary.tsx'

type RequestFormProps = { view: RequestView; options: RequestOptions; action: string }

/** A native form: the server answers each step with the values of both. */
export function RequestForm({ view, options, action }: RequestFormProps) {
  const text = useWords(words)
  const { step, values, errors, ticket, notice } = view
  const isFirst = step === 'wish'
  const errorOf = (field: FieldName) => {
    if (!errors.includes(field)) return undefined
    return field === 'email' && values.email.trim() !== '' ? text.badEmail : text.errors[field]
  }
  return (
    <section className={form.sheet}>
      <ErrorSummary
        notice={notice ? text.notices[notice] : undefined}
        fields={errors.map((name) => ({ name, error: errorOf(name) }))}
      />
      <h2 {...(isRefused(view) ? {} : answerTarget)}>
        <span className={styles.step}>{text.step(isFirst ? 1 : 2)}</span>{' '}
        {isFirst ? text.steps.wish : text.steps.contact}
      </h2>
      {!isFirst && (
        <section aria-labelledby="wish" className={styles.choice}>
          <h3 id="wish">{text.wish}</h3>
          <Summary values={values} options={options} />
        </section>
      )}
      <form method="post" action={action + ANSWER_HASH} noValidate className={form.form}>
        <HiddenFields input={values} fields={isFirst ? contactFields : wishFields} />
        <input type="hidden" name="ticket" value={ticket} />
        {isFirst ? (
          <CourseChoiceStep values={values} options={options} errorOf={errorOf} />
        ) : (
          <ContactStep values={values} confirms={options.confirms} errorOf={errorOf} />
        )}
        <p className={form.buttons}>
          <button type="submit" name="do" value={isFirst ? 'next' : 'send'} className={button.button}>
            {isFirst ? text.next : text.send}
          </button>
          {!isFirst && (
            <button type="submit" name="do" value="back" className={button.quiet}>
              {text.back}
            </button>
          )}
        </p>
      </form>
    </section>
  )
}

/** Hidden inputs for the other step's fields, so that going back loses nothing. */
function HiddenFields({ input, fields }: { input: RequestFormValues; fields: readonly FieldName[] }) {
  return fields.flatMap((field) => {
    const value = input[field]
    const values = typeof value === 'boolean' ? (value ? ['yes'] : []) : [value].flat()
    return values.map((each) => <input key={`${field} ${each}`} type="hidden" name={field} value={each} />)
  })
}
