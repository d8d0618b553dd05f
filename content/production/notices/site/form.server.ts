import { createContext, type RouterContextProvider } from 'react-router'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { cancelDateNotice, confirmDateNotice, requestDateNotice } from '#contract/events/date-notices.ts'
import { TRAP_FIELD } from '#contract/form-trap.ts'
import { parseId } from '#contract/links/urls.ts'
import { readForm } from '#site/components/Form/read-form.ts'
import { textField } from '#site/components/Form/text-field.ts'
import { formWords } from '#site/components/Form/words.ts'
import { backendContext } from '#site/context.ts'
import { notifyWords } from './words.ts'

/** State of the page: the form, its outcome, or a link from a mail. */
export type DateNoticeView = {
  step: 'form' | 'requested' | 'confirm' | 'confirmed' | 'leave' | 'unsubscribed' | 'badLink'
  email: string
  problem: 'required' | 'badEmail' | 'again' | 'later' | 'unavailable' | null
}

/** Passes the action's view to the loaders of the page. */
export const answeredView = createContext<DateNoticeView | null>(null)

type FormSubmission = { request: Request; context: Readonly<RouterContextProvider> }

export function initialNoticeView(query: URLSearchParams): DateNoticeView {
  const action = query.get('do')
  return { step: action === 'confirm' || action === 'leave' ? action : 'form', email: '', problem: null }
}

/** Handles the form, and one-click unsubscribe of mail programs (RFC 8058), which posts to the same URL. */
export async function handleNoticeForm({
  request,
  context,
}: FormSubmission): Promise<{ view: DateNoticeView; status: number }> {
  const { searchParams } = new URL(request.url)
  const view = initialNoticeView(searchParams)
  const { call } = context.get(backendContext)
  const body = { token: searchParams.get('token') ?? '' }
  try {
    if (view.step === 'confirm') {
      await call<typeof confirmDateNotice>(confirmDateNotice, { body })
      return { view: { ...view, step: 'confirmed' }, status: 200 }
    }
    if (view.step === 'leave') {
      await call<typeof cancelDateNotice>(cancelDateNotice, { body })
      return { view: { ...view, step: 'unsubscribed' }, status: 200 }
    }
    const form = await readForm(request)
    view.email = textField(form, 'email').trim()
    const fields = { email: view.email, ticket: textField(form, 'ticket'), [TRAP_FIELD]: textField(form, TRAP_FIELD) }
    await call<typeof requestDateNotice>(requestDateNotice, {
      params: { id: parseId(searchParams.get('date') ?? '') ?? 0 },
      body: fields,
    })
    return { view: { ...view, step: 'requested' }, status: 200 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse(view, error)
  }
}

/** Page title for the view; screen readers read it first. */
export function getTitle({ step, problem }: DateNoticeView, locale: Locale): string {
  const text = notifyWords[locale]
  const title = step === 'form' ? text.title : text[step]
  return problem ? formWords[locale].wrongTitle(title) : title
}

function refuse(view: DateNoticeView, { code, fields = {} }: AppError): { view: DateNoticeView; status: number } {
  if (code === 'too_many_requests') return { view: { ...view, problem: 'later' }, status: 429 }
  if ('token' in fields) return { view: { ...view, step: 'badLink' }, status: 404 }
  if ('email' in fields) return { view: { ...view, problem: view.email === '' ? 'required' : 'badEmail' }, status: 422 }
  if ('ticket' in fields) return { view: { ...view, problem: 'again' }, status: 422 }
  return { view: { ...view, problem: 'unavailable' }, status: 503 }
}
