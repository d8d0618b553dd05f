import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#config'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { TRAP_FIELD } from '#contract/form-trap.ts'
import { readForm } from '#site/components/Form/read-form.ts'
import { textField } from '#site/components/Form/text-field.ts'
import { formWords } from '#site/components/Form/words.ts'
import { backendContext } from '#site/context.ts'
import { checkCourseChoice, createRequest } from '../endpoints.ts'
import { words } from '../words.ts'
import {
  contactFields,
  emptyRequestForm,
  type FieldName,
  type FormNotice,
  isRefused,
  type RequestFormValues,
  type RequestView,
  wishFields,
} from './form-values.ts'

type FormSubmission = { request: Request; context: Readonly<RouterContextProvider> }
/** Passes the action's view to the loaders of the page. */
export const answeredView = createContext<RequestView | null>(null)

type RequestProblem = { errors: FieldName[]; notice: FormNotice | null }

/** Handles a form post, with script or without: answers the next step, or the one with errors. */
export async function handleRequestForm({
  request,
  context,
}: FormSubmission): Promise<{ view: RequestView; status: number }> {
  const form = await readForm(request)
  const values = readEntered(form)
  const ticket = textField(form, 'ticket')
  const step = form.get('do')
  const view: RequestView = { step: 'wish', values, errors: [], ticket, notice: null, mailed: false }
  if (step === 'back') return { view, status: 200 }

  const call = createCaller(context)
  const checked = await call(checkCourseChoice, { body: { ...getWish(values), ticket } })
  if ('refused' in checked) return refuse(view, checked.refused)
  const second = { ...view, step: 'contact' as const, ticket: checked.answer.ticket }
  if (step !== 'send') return { view: second, status: 200 }

  const { name, learner_name, email, phone, message, consent } = values
  const contact = { name, learner_name, email, phone, message, consent: consent as true }
  const result = await call(createRequest, {
    body: { ...getWish(values), ...contact, ticket, [TRAP_FIELD]: textField(form, TRAP_FIELD) },
  })
  return 'answer' in result
    ? { view: { ...view, step: 'sent', mailed: result.answer.mailed }, status: 200 }
    : refuse(second, result.refused)
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

function refuse(view: RequestView, { errors, notice }: RequestProblem): { view: RequestView; status: number } {
  // Errors of the choice lead back to its step.
  const isWish = errors.some((field) => (wishFields as readonly string[]).includes(field))
  return {
    view: { ...view, step: isWish ? 'wish' : view.step, errors, notice },
    status: notice === 'later' ? 429 : notice === 'unavailable' ? 503 : 422,
  }
}

/** Calls the API like a page's form; maps refusals to errors, so that no input is lost. */
function createCaller(context: Readonly<RouterContextProvider>) {
  const { call } = context.get(backendContext)
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
  ): Promise<{ answer: OutputOf<E> } | { refused: RequestProblem }> => {
    try {
      return { answer: await call<E>(endpoint, input) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { refused: getRefusal(error) }
    }
  }
}

function getRefusal({ code, fields = {} }: AppError): RequestProblem {
  const invalidFields = [...wishFields, ...contactFields].filter((field) =>
    Object.keys(fields).some((key) => key === field || key.startsWith(`${field}.`)),
  )
  if (invalidFields.length > 0) return { errors: invalidFields, notice: null }
  if (code === 'too_many_requests') return { errors: [], notice: 'later' }
  return { errors: [], notice: 'ticket' in fields ? 'again' : 'unavailable' }
}

function readEntered(form: FormData): RequestFormValues {
  const texts = Object.keys(emptyRequestForm).map((field) => [field, textField(form, field)])
  return {
    ...(Object.fromEntries(texts) as RequestFormValues),
    weekdays: form.getAll('weekdays').map(String),
    consent: form.has('consent'),
  }
}

function getWish({
  kind,
  learner,
  age,
  subject,
  second,
  location_id,
  weekdays,
  times,
}: RequestFormValues): InputOf<typeof checkCourseChoice>['body'] {
  const choice = {
    age,
    subject,
    second,
    times,
    weekdays: weekdays.map(Number),
    location_id: location_id === '' ? null : Number(location_id),
  }
  // Invalid choices are refused by the API, with the field.
  return { ...choice, kind: kind as 'trial', learner: learner as 'child' }
}
