import button from '#site/components/Button/Button.module.css'
import { ANSWER_HASH, answerTarget } from '#site/components/Form/answer-target.ts'
import { ErrorSummary } from '#site/components/Form/ErrorSummary.tsx'
import { Choices, Field, FieldNotes, getDescription } from '#site/components/Form/Field.tsx'
import form from '#site/components/Form/Form.module.css'
import { Honeypot } from '#site/components/Form/Honeypot.tsx'
import { PrivacyLink } from '#site/components/Form/PrivacyLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import type { RequestOptions } from '../endpoints.ts'
import { lessonDays } from '../states.ts'
import { words } from '../words.ts'
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
  const Step = isFirst ? CourseChoiceStep : ContactStep
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
        <Step values={values} options={options} errorOf={errorOf} />
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

type StepProps = {
  values: RequestFormValues
  options: RequestOptions
  errorOf: (field: FieldName) => string | undefined
}

function ContactStep({ values, options: { confirms }, errorOf }: StepProps) {
  const text = useWords(words)
  const isForChild = values.learner === 'child'
  return (
    <>
      {isForChild && (
        <Field name="learner_name" label={text.learnerName} error={errorOf('learner_name')}>
          {(control) => <input {...control} defaultValue={values.learner_name} maxLength={120} autoComplete="off" />}
        </Field>
      )}
      <Field name="name" label={text.name} error={errorOf('name')}>
        {(control) => <input {...control} defaultValue={values.name} maxLength={120} autoComplete="name" />}
      </Field>
      <Field
        name="email"
        label={text.email}
        hint={confirms ? text.confirmHint : text.emailHint}
        error={errorOf('email')}
      >
        {(control) => (
          <input {...control} type="email" defaultValue={values.email} maxLength={200} autoComplete="email" />
        )}
      </Field>
      <Field name="phone" label={text.phone} error={errorOf('phone')}>
        {(control) => <input {...control} type="tel" defaultValue={values.phone} maxLength={60} autoComplete="tel" />}
      </Field>
      <Field name="message" label={text.message} error={errorOf('message')} optional>
        {(control) => <textarea {...control} rows={4} defaultValue={values.message} maxLength={2000} />}
      </Field>
      <div className={form.field}>
        <label className={form.consent}>
          <input
            id="consent"
            name="consent"
            type="checkbox"
            value="yes"
            defaultChecked={values.consent}
            {...getDescription('consent', { error: errorOf('consent'), hint: text.consentHint })}
          />
          {text.consent}
        </label>
        <FieldNotes name="consent" hint={text.consentHint} error={errorOf('consent')} />
        <PrivacyLink />
      </div>
      <Honeypot />
    </>
  )
}

function CourseChoiceStep({ values, options, errorOf }: StepProps) {
  const text = useWords(words)
  return (
    <>
      <Choices
        name="kind"
        legend={text.kind}
        type="radio"
        choices={Object.entries(text.kinds)}
        selected={[values.kind]}
        error={errorOf('kind')}
      />
      <Choices
        name="learner"
        legend={text.learner}
        type="radio"
        choices={Object.entries(text.learners)}
        selected={[values.learner]}
        error={errorOf('learner')}
      />
      <Field name="age" label={text.age} hint={text.ageHint} error={errorOf('age')}>
        {(control) => <input {...control} className={form.short} defaultValue={values.age} maxLength={40} />}
      </Field>
      <Field name="subject" label={text.subject} error={errorOf('subject')}>
        {(control) => (
          <select {...control} defaultValue={values.subject}>
            <option value="">{text.choose}</option>
            <option value="advice">{text.advice}</option>
            <Subjects options={options} />
          </select>
        )}
      </Field>
      <Field name="second" label={text.second} error={errorOf('second')} optional>
        {(control) => (
          <select {...control} defaultValue={values.second}>
            <option value="">{text.none}</option>
            <Subjects options={options} />
          </select>
        )}
      </Field>
      <Field name="location_id" label={text.place} error={errorOf('location_id')}>
        {(control) => (
          <select {...control} defaultValue={values.location_id}>
            <option value="">{text.anyPlace}</option>
            {options.locations.map(({ id, name, lang }) => (
              <option key={id} value={id} lang={lang}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Choices
        name="weekdays"
        legend={text.weekdays}
        type="checkbox"
        choices={lessonDays.map((day) => [String(day), text.days[day - 1] ?? ''] as const)}
        selected={values.weekdays}
        error={errorOf('weekdays')}
        optional
      />
      <Field name="times" label={text.times} hint={text.timesHint} error={errorOf('times')} optional>
        {(control) => <input {...control} defaultValue={values.times} maxLength={300} />}
      </Field>
    </>
  )
}

function Subjects({ options }: { options: RequestOptions }) {
  return options.subjects.map((group) => (
    <optgroup key={`${group.name} ${group.options[0]?.value}`} label={group.name} lang={group.lang}>
      {group.options.map(({ value, name, lang }) => (
        <option key={value} value={value} lang={lang}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
