const emptyWish = {
  kind: 'trial',
  learner: '',
  age: '',
  subject: '',
  second: '',
  location_id: '',
  weekdays: [] as string[],
  times: '',
}
const emptyContact = { learner_name: '', name: '', email: '', phone: '', message: '', consent: false }
export const emptyRequestForm = { ...emptyWish, ...emptyContact }

/** All values of the form, as sent. */
export type RequestFormValues = typeof emptyRequestForm
export type FieldName = keyof RequestFormValues

// The keys of the objects are their types.
export const wishFields = Object.keys(emptyWish) as FieldName[]
export const contactFields = Object.keys(emptyContact) as FieldName[]

export function isRefused({ errors, notice }: Pick<RequestView, 'errors' | 'notice'>): boolean {
  return errors.length > 0 || notice !== null
}

/** The answer to a form: one of its steps with all values, or the outcome. */
export type RequestView = {
  step: 'wish' | 'contact' | 'sent'
  values: RequestFormValues
  errors: FieldName[]
  ticket: string
  /** Why the form is shown again, when no field is wrong. */
  notice: 'again' | 'later' | 'unavailable' | null
  /** Whether a confirmation mail was sent. */
  mailed: boolean
}
