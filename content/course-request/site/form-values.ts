/** All values of the form, as sent. */
export type RequestFormValues = {
  kind: string
  learner: string
  age: string
  subject: string
  second: string
  location_id: string
  weekdays: string[]
  times: string
  name: string
  learner_name: string
  email: string
  phone: string
  message: string
  consent: boolean
}

export const wishFields = ['kind', 'learner', 'age', 'subject', 'second', 'location_id', 'weekdays', 'times'] as const
export const contactFields = ['learner_name', 'name', 'email', 'phone', 'message', 'consent'] as const
export type FieldName = keyof RequestFormValues

export const emptyRequestForm: RequestFormValues = {
  ...{ kind: 'trial', learner: '', age: '', subject: '', second: '', location_id: '', weekdays: [], times: '' },
  ...{ name: '', learner_name: '', email: '', phone: '', message: '', consent: false },
}

/** Why the form is shown again, when no field is wrong. */
export type FormNotice = 'again' | 'later' | 'unavailable'

export function isRefused({ errors, notice }: Pick<RequestView, 'errors' | 'notice'>): boolean {
  return errors.length > 0 || notice !== null
}

/** The answer to a form: one of its steps with all values, or the outcome. */
export type RequestView = {
  step: 'wish' | 'contact' | 'sent'
  values: RequestFormValues
  errors: FieldName[]
  ticket: string
  notice: FormNotice | null
  /** Whether a confirmation mail was sent. */
  mailed: boolean
}
