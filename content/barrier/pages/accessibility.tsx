import { formWords } from '#site/components/Form/words.ts'
import { PageShell } from '#site/components/PageModules/PageShell.tsx'
import { screenMeta } from '#site/head.ts'
import { addLinkedData } from '#site/linked-data/add-linked-data.server.ts'
import { callBackend, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { loadPageWith } from '#site/loaders/page.server.ts'
import type { ScreenProps } from '#site/loaders/screen.ts'
import { getAccessibilityStatement } from '../endpoints.ts'
import { ReportForm } from '../site/ReportForm.tsx'
import { Statement } from '../site/Statement.tsx'
import styles from '../site/statement.module.css'

const OUTCOMES = ['yes', 'empty', 'later'] as const

export async function loader(args: LoaderArgs) {
  const [data, statement] = await loadPageWith(args, () => callBackend(args, getAccessibilityStatement, {}))
  addLinkedData(args, data)
  const { searchParams } = args.url
  const result = OUTCOMES.find((value) => value === searchParams.get('sent')) ?? null
  const { title } = data.page
  const meta_title =
    result === null || result === 'yes' ? data.page.meta_title : formWords[data.locale].wrongTitle(title)
  return { ...data, page: { ...data.page, meta_title }, statement, result }
}

export const meta = screenMeta<typeof loader>()

export default function Accessibility({ loaderData }: ScreenProps<typeof loader>) {
  const { page, editor, statement, result } = loaderData
  return (
    <PageShell page={page} editor={editor}>
      <div className={`page ${styles.statement}`}>
        <Statement statement={statement} />
        <ReportForm result={result} contact={statement.contact} />
      </div>
    </PageShell>
  )
}
