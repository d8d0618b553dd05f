import { useState } from 'react'
import { data, type RouterContextProvider, useLocation } from 'react-router'
import { formatStartAndHall } from '#contract/events/date-change-texts.ts'
import { getDateNoticeOffer } from '#contract/events/date-notices.ts'
import { formatVenueName } from '#contract/events/venue-name.ts'
import { parseId, screenUrl } from '#contract/links/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { ANSWER_HASH, answerTarget } from '#site/components/Form/answer-target.ts'
import { ErrorSummary } from '#site/components/Form/ErrorSummary.tsx'
import { Field } from '#site/components/Form/Field.tsx'
import styles from '#site/components/Form/Form.module.css'
import { Honeypot } from '#site/components/Form/Honeypot.tsx'
import { PrivacyLink } from '#site/components/Form/PrivacyLink.tsx'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { renamePage } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { getEventDate } from '../endpoints.ts'
import {
  answeredView,
  type DateNoticeView,
  getTitle,
  handleNoticeForm,
  initialNoticeView,
} from '../notices/site/form.server.ts'
import { notifyWords } from '../notices/site/words.ts'

/** Date notices: the form of one date, and the targets of the links in mails. */
export async function loader(args: LoaderArgs) {
  const id = parseId(args.url.searchParams.get('date') ?? '')
  const loadById = <T,>(load: (params: { id: number }) => Promise<T | null>) => (id ? load({ id }) : null)
  const [loaded, [offer, date]] = await loadPageWith(args, () =>
    Promise.all([
      loadById((params) => callOrNull(args, getDateNoticeOffer, { params })),
      loadById((params) => callOrNull(args, getEventDate, { params })),
    ]),
  )
  const { title, description } = notifyWords[loaded.locale]
  const first = initialNoticeView(args.url.searchParams)
  const view = args.context.get(answeredView) ?? first
  const pageData = renamePage(args, loaded, {
    title,
    meta_title: getTitle(view, loaded.locale),
    meta_description: description,
    modules: [],
  })
  return {
    ...pageData,
    ticket: offer?.ticket ?? null,
    first,
    date: date && {
      name: date.event.name,
      url: date.url,
      when: formatStartAndHall({ start: date.date_start, hall: formatVenueName(date.venue) }, loaded.locale),
    },
  }
}

export async function action({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { view, status } = await handleNoticeForm({ request, context })
  context.set(answeredView, view)
  return data(view, { status })
}

export const meta = screenMeta<typeof loader>(() => ({ extra: [{ name: 'robots', content: 'noindex' }] }))

export default function NotifyPage(props: NotifyPageProps) {
  return <Notify key={useLocation().search} {...props} />
}

type NotifyPageProps = ScreenProps<typeof loader> & { actionData?: DateNoticeView }

function Notify({ loaderData, actionData }: NotifyPageProps) {
  const { page, ticket, first, date, locale } = loaderData
  const text = useWords(notifyWords)
  const [view] = useState<DateNoticeView>(actionData ?? first)
  const isForm = view.step === 'form' && ticket !== null
  return (
    <>
      <PageHead page={page}>{isForm ? text.lead : undefined}</PageHead>
      <div className="page">
        <section className={styles.sheet}>
          {isForm && date && (
            <div>
              <h2>{date.name}</h2>
              <p>{date.when}</p>
            </div>
          )}
          {isForm ? <NotifyForm view={view} ticket={ticket} /> : <NotifyOutcome view={view} />}
          <p className={styles.buttons}>
            <SiteLink to={date?.url ?? screenUrl('events', locale)} className={button.quiet}>
              {date ? text.back : text.toList}
            </SiteLink>
          </p>
        </section>
      </div>
    </>
  )
}

/**
 * Shown after the form, and as the target of links in mails. Has a button, because mail scanners open links by
 * themselves.
 */
function NotifyOutcome({ view: { step, email, problem } }: { view: DateNoticeView }) {
  const text = useWords(notifyWords)
  if (step === 'confirm' || step === 'leave')
    return (
      <form method="post" action={ANSWER_HASH} className={styles.form}>
        <ErrorSummary notice={problem ? text[problem] : undefined} fields={[]} />
        <p>{text[`${step}Text`]}</p>
        <p className={styles.buttons}>
          <button type="submit" className={button.button}>
            {text[step]}
          </button>
        </p>
      </form>
    )
  const result = step === 'form' ? 'none' : step
  const message = result === 'requested' ? text.requestedText(email) : text[`${result}Text`]
  return (
    <div role="status" className={styles.outcome} {...answerTarget}>
      <h2>{text[result]}</h2>
      <p>{message}</p>
      {result === 'requested' && <p>{text.notFound}</p>}
    </div>
  )
}

/** A native form, answered at its own URL; after a mistake the input stays. */
function NotifyForm({ view: { email, problem }, ticket }: { view: DateNoticeView; ticket: string }) {
  const text = useWords(notifyWords)
  const isOfField = problem === 'required' || problem === 'badEmail'
  return (
    <form method="post" action={ANSWER_HASH} noValidate className={styles.form}>
      <ErrorSummary
        notice={isOfField || !problem ? undefined : text[problem]}
        fields={isOfField ? [{ name: 'email', error: text[problem] }] : []}
      />
      <input type="hidden" name="ticket" value={ticket} />
      <div className={styles.field}>
        <Field name="email" label={text.email} hint={text.hint} error={isOfField ? text[problem] : undefined}>
          {(control) => <input {...control} type="email" defaultValue={email} maxLength={200} autoComplete="email" />}
        </Field>
        <PrivacyLink />
      </div>
      <Honeypot />
      <p className={styles.buttons}>
        <button type="submit" className={button.button}>
          {text.send}
        </button>
      </p>
    </form>
  )
}
