import type { ReactNode } from 'react'
import type { IdName, Image } from '#contract/common.ts'
import type { Page } from '#contract/page/pages.ts'
import { Picture } from '#modules/parts/Picture.tsx'
import { Breadcrumbs } from '#site/components/Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '#site/components/fallback-lang.ts'
import { OfflineNotice } from '#site/components/PageHead/OfflineNotice.tsx'
import { titleScale } from '#site/format/title-scale.ts'
import { useLocale } from '#site/locale.ts'
import styles from './SchoolHead.module.css'

type SchoolHeadProps = {
  page: Page
  back: Page['breadcrumbs'][number]
  record: { id: number; name: string; subline?: string; fallback: string[]; image: Image | null; parent_group?: IdName }
  action?: ReactNode
}

/** The head of the page of a course or an ensemble. */
export function SchoolHead({ page, back, record, action }: SchoolHeadProps) {
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <OfflineNotice page={page} />
      <div className={`page ${styles.content}`}>
        <div className={styles.texts}>
          <Breadcrumbs items={page.breadcrumbs} back={back} />
          <div>
            {record.parent_group && (
              <p className={styles.group} lang={record.parent_group.lang}>
                {record.parent_group.name}
              </p>
            )}
            <h1
              className={styles.title}
              {...titleScale(record.name, 'poster')}
              {...fallbackLang(record, 'name', locale)}
              data-own={`name.${locale}`}
            >
              {record.name}
            </h1>
            <p
              className={styles.subline}
              hidden={!record.subline}
              {...fallbackLang(record, 'subline', locale)}
              data-own={`subline.${locale}`}
            >
              {record.subline}
            </p>
            {action && <p className={styles.action}>{action}</p>}
          </div>
        </div>
        {record.image && (
          <div className={styles.picture}>
            <Picture image={record.image} crop="horizontal" sizes="(min-width: 64em) 42vw, 100vw" />
          </div>
        )}
      </div>
    </header>
  )
}
