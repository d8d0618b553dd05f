import { useState } from 'react'
import { data, type RouterContextProvider, useLocation } from 'react-router'
import { screenUrl } from '#contract/links/urls.ts'
import { PageHead } from '#site/components/PageHead/PageHead.tsx'
import { screenMeta } from '#site/head.ts'
import { useWords } from '#site/i18n/words.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { getRequestOptions } from '../endpoints.ts'
import { answeredView, getTitle, handleRequestForm, initialFormValues } from '../site/form.server.ts'
import type { RequestView } from '../site/form-values.ts'
import { RequestForm } from '../site/RequestForm.tsx'
import { Thanks } from '../site/Thanks.tsx'
import { words } from '../words.ts'

/** The course request in two steps; it uses the tree page of the courses, under its own name. */
export async function loader(args: LoaderArgs) {
  const [loaded, options] = await loadPageWith(args, () => callBackend(args, getRequestOptions, {}))
  const { title, description } = words[loaded.locale]
  const view = args.context.get(answeredView)
  const page = {
    ...loaded.page,
    title,
    headline: title,
    meta_title: view ? getTitle(view, loaded.locale) : '',
    meta_description: description,
    modules: [],
    fallback: [],
  }
  const pageData = { ...loaded, page }
  addLinkedData(args, pageData)
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
