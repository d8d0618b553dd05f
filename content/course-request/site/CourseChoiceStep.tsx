import { Choices, Field } from '#site/components/Form/Field.tsx'
import styles from '#site/components/Form/Form.module.css'
import { useWords } from '#site/i18n/words.ts'
import type { RequestOptions } from '../endpoints.ts'
import { learners, lessonDays, requestKinds } from '../states.ts'
import { words } from '../words.ts'
import type { FieldName, RequestFormValues } from './form-values.ts'

type StepProps = {
  values: RequestFormValues
  options: RequestOptions
  errorOf: (field: FieldName) => string | undefined
}

export function CourseChoiceStep({ values, options, errorOf }: StepProps) {
  const text = useWords(words)
  return (
    <>
      <Choices
        name="kind"
        legend={text.kind}
        type="radio"
        choices={requestKinds.map((kind) => [kind, text.kinds[kind]] as const)}
        selected={[values.kind]}
        error={errorOf('kind')}
      />
      <Choices
        name="learner"
        legend={text.learner}
        type="radio"
        choices={learners.map((learner) => [learner, text.learners[learner]] as const)}
        selected={[values.learner]}
        error={errorOf('learner')}
      />
      <Field name="age" label={text.age} hint={text.ageHint} error={errorOf('age')}>
        {(control) => <input {...control} className={styles.short} defaultValue={values.age} maxLength={40} />}
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
