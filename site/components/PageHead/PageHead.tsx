import type { ReactNode } from 'react'
import type { Page } from '#contract/page/pages.ts'
import { useLocale } from '../../locale.ts'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '../fallback-lang.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import styles from './PageHead.module.css'

type PageHeadProps = {
  page: Page
  preline?: string | undefined
  back?: Page['breadcrumbs'][number]
  children?: ReactNode
}

export function PageHead({ page, preline, back, children }: PageHeadProps) {
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <OfflineNotice page={page} />
      <div className={`page ${styles.content}`}>
        <Breadcrumbs items={page.breadcrumbs} back={back} />
        {preline && <p className={styles.preline}>{preline}</p>}
        <h1 className={styles.title} {...fallbackLang(page, 'headline', locale)}>
          {page.headline || page.title}
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </header>
  )
}
