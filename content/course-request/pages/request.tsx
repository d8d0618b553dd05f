import { useState } from 'react'
import { data, type RouterContextProvider, useLocation } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { answerTarget } from '#site/components/Form/answer-target.ts'
import form from '#site/components/Form/Form.module.css'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { phoneLink } from '#site/format/phone.ts'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import { renamePage } from '#site/loaders/screen.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { useLocale } from '#site/locale.ts'
import { getRequestOptions, type RequestOptions } from '../endpoints.ts'
import { answeredView, getTitle, handleRequestForm, initialFormValues } from '../site/form.server.ts'
import type { RequestView } from '../site/form-values.ts'
import { RequestForm } from '../site/RequestForm.tsx'
import styles from '../site/request.module.css'
import { Summary } from '../site/Summary.tsx'
import { words } from '../words.ts'

/** The course request in two steps; it uses the tree page of the courses, under its own name. */
export async function loader(args: LoaderArgs) {
  const [loaded, options] = await loadPageWith(args, () => callBackend(args, getRequestOptions, {}))
  const { title, description } = words[loaded.locale]
  const view = args.context.get(answeredView)
  const pageData = renamePage(args, loaded, {
    title,
    meta_title: view ? getTitle(view, loaded.locale) : '',
    meta_description: description,
    modules: [],
  })
  const subjects = options.subjects.flatMap((group) => group.options.map(({ value }) => value))
  return { ...pageData, options, values: initialFormValues(args.url.searchParams, subjects) }
}

export async function action({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const { view, status } = await handleRequestForm({ request, context })
  context.set(answeredView, view)
  return data(view, { status })
}

export const meta = screenMeta<typeof loader>()

export default function RequestPage(props: RequestPageProps) {
  // A different link starts a new form.
  return <RequestSteps key={useLocation().search} {...props} />
}

type RequestPageProps = ScreenProps<typeof loader> & { actionData?: RequestView }

function RequestSteps({ loaderData, actionData }: RequestPageProps) {
  const { page, locale, options, values } = loaderData
  const text = useWords(words)
  // The router drops the action data when a reader follows a link to a field.
  const [view] = useState<RequestView>(
    actionData ?? { step: 'wish', values, errors: [], ticket: '', notice: null, mailed: false },
  )
  const isSent = view.step === 'sent'
  return (
    <>
      <PageHead page={page}>{isSent ? undefined : text.lead}</PageHead>
      <div className="page">
        {isSent ? (
          <Thanks view={view} options={options} />
        ) : (
          <RequestForm view={view} options={options} action={screenUrl('request', locale)} />
        )}
      </div>
    </>
  )
}

/** Next steps, and the sent values for printing. */
function Thanks({ view, options }: { view: RequestView; options: RequestOptions }) {
  const text = useWords(words)
  const locale = useLocale()
  const { values, mailed } = view
  const { email, phone } = options.contact
  return (
    <section className={form.sheet} aria-labelledby="sent">
      <div role="status" className={form.outcome} {...answerTarget}>
        <h2 id="sent">{text.sent}</h2>
        <p className={styles.provisional}>{text.provisional}</p>
        {mailed && <p>{text.mailed(values.email)}</p>}
      </div>
      <section aria-labelledby="summary" className={styles.choice}>
        <h3 id="summary">{text.summary}</h3>
        <Summary values={values} options={options} withContact />
      </section>
      {(email || phone) && (
        <p>
          {text.contact} {email && <a href={`mailto:${email}`}>{email}</a>}
          {email && phone && ', '}
          {phone && <a href={phoneLink(phone)}>{phone}</a>}
        </p>
      )}
      <p className={form.buttons}>
        <a href={screenUrl('courses', locale)} className={button.quiet}>
          {text.courses}
        </a>
      </p>
    </section>
  )
}
