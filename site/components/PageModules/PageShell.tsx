import type { ReactNode } from 'react'
import type { User } from '#contract/account.ts'
import type { Page } from '#contract/page/pages.ts'
import { PageHead } from '../PageHead/PageHead.tsx'
import { PageModules } from './PageModules.tsx'

/** The frame of most screens: their own part stands between the head of the page and the sections that editors write. */
export function PageShell({ page, editor, children }: { page: Page; editor: User | null; children: ReactNode }) {
  return (
    <>
      <PageHead page={page} />
      {children}
      <PageModules page={page} editor={editor} />
    </>
  )
}
