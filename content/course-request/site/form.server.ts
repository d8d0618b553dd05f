import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#config'
import type { InputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { TRAP_FIELD } from '#contract/form-trap.ts'
import { readForm } from '#site/components/Form/read-form.ts'
import { textField } from '#site/components/Form/text-field.ts'
import { formWords } from '#site/components/Form/words.ts'
import { backendContext } from '#site/context.ts'
import { pick } from '#site/format/pick.ts'
import { checkCourseChoice, createRequest } from '../endpoints.ts'
import { words } from '../words.ts'
import {
  contactFields,
  emptyRequestForm,
  isRefused,
  type RequestFormValues,
  type RequestView,
  wishFields,
} from './form-values.ts'

type FormSubmission = { request: Request; context: Readonly<RouterContextProvider> }
/** Passes the action's view to the loaders of the page. */
export const answeredView = createContext<RequestView | null>(null)

type AnsweredForm = { view: RequestView; status: number }

/** Handles a form post, with script or without: answers the next step, or the one with errors. */
export async function handleRequestForm({ request, context }: FormSubmission): Promise<AnsweredForm> {
  const { call } = context.get(backendContext)
  const form = await readForm(request)
  const values = readEntered(form)
  const ticket = textField(form, 'ticket')
  const step = form.get('do')
  let view: RequestView = { step: 'wish', values, errors: [], ticket, notice: null, mailed: false }
  if (step === 'back') return { view, status: 200 }
  try {
    const checked = await call<typeof checkCourseChoice>(checkCourseChoice, { body: { ...getWish(values), ticket } })
    view = { ...view, step: 'contact', ticket: checked.ticket }
    if (step !== 'send') return { view, status: 200 }
    const { mailed } = await call<typeof createRequest>(createRequest, {
      body: {
        ...getWish(values),
        ...pick(values, 'name', 'learner_name', 'email', 'phone', 'message'),
        consent: values.consent as true,
        ticket,
        [TRAP_FIELD]: textField(form, TRAP_FIELD),
      },
    })
    return { view: { ...view, step: 'sent', mailed }, status: 200 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse(view, error)
  }
}

/** Page title for the view; screen readers read it first. */
export function getTitle(view: RequestView, locale: Locale): string {
  const { title, step, sent } = words[locale]
  if (view.step === 'sent') return sent
  const stepTitle = `${step(view.step === 'wish' ? 1 : 2)} – ${title}`
  return isRefused(view) ? formWords[locale].wrongTitle(stepTitle) : stepTitle
}

/** Preselects what the link names, if it is available. */
export function initialFormValues(query: URLSearchParams, subjects: readonly string[]): RequestFormValues {
  const subject = `course-${query.get('course')}`
  return {
    ...emptyRequestForm,
    ...(subjects.includes(subject) ? { subject } : {}),
    ...(query.get('kind') === 'waiting_list' ? { kind: 'waiting_list' } : {}),
  }
}

/** The step with the errors of its fields, or a notice; errors of the choice lead back to its step. */
function refuse(view: RequestView, { code, fields = {} }: AppError): AnsweredForm {
  const errors = [...wishFields, ...contactFields].filter((field) =>
    Object.keys(fields).some((key) => key === field || key.startsWith(`${field}.`)),
  )
  const isWish = errors.some((field) => wishFields.includes(field))
  const refused = { ...view, step: isWish ? 'wish' : view.step, errors } as const
  if (errors.length > 0) return { view: refused, status: 422 }
  if (code === 'too_many_requests') return { view: { ...refused, notice: 'later' }, status: 429 }
  return 'ticket' in fields
    ? { view: { ...refused, notice: 'again' }, status: 422 }
    : { view: { ...refused, notice: 'unavailable' }, status: 503 }
}

function readEntered(form: FormData): RequestFormValues {
  const texts = Object.keys(emptyRequestForm).map((field) => [field, textField(form, field)])
  return {
    ...(Object.fromEntries(texts) as RequestFormValues),
    weekdays: form.getAll('weekdays').map(String),
    consent: form.has('consent'),
  }
}

function getWish(values: RequestFormValues): InputOf<typeof checkCourseChoice>['body'] {
  const { kind, learner, weekdays, location_id } = values
  return {
    ...pick(values, 'age', 'subject', 'second', 'times'),
    weekdays: weekdays.map(Number),
    location_id: location_id === '' ? null : Number(location_id),
    // Invalid choices are refused by the API, with the field.
    kind: kind as 'trial',
    learner: learner as 'child',
  }
}
