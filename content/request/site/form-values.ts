/** What a visitor has entered so far, as their form sends it. */
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

/** Why the form is shown once more, where no field is to blame. */
export type FormNotice = 'again' | 'later' | 'unavailable'

/** Whether the form is shown once more because something is wrong. */
export function isRefused({ errors, notice }: Pick<RequestView, 'errors' | 'notice'>): boolean {
  return errors.length > 0 || notice !== null
}

/** What is answered to a form: one of its steps with all that was entered, or what follows it. */
export type RequestView = {
  step: 'wish' | 'contact' | 'sent'
  entered: RequestFormValues
  errors: FieldName[]
  ticket: string
  notice: FormNotice | null
  /** Whether what was taken is confirmed by mail. */
  mailed: boolean
}
