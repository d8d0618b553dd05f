import type { CSSProperties, ReactNode } from 'react'
import { notePitch } from '#contract/page/note-pitch.ts'
import type { Page } from '#contract/page/pages.ts'
import { toPlainText } from '../../format/plain-text.ts'
import { titleScale } from '../../format/title-scale.ts'
import { useLocale } from '../../locale.ts'
import { StaffMark } from '../Brand/StaffMark.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { fallbackLang } from '../fallback-lang.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import styles from './PageHead.module.css'

type PageHeadProps = {
  page: Page
  preline?: string | undefined
  back?: Page['breadcrumbs'][number]
  /** Without colour and motif, where a drawing follows. */
  isPlain?: boolean
  children?: ReactNode
}

/** In the colour of the variant, with its sign; above a headline of its own stands the page's name in the menu. */
export function PageHead({ page, preline, back, isPlain = false, children }: PageHeadProps) {
  const locale = useLocale()
  const hasOwnHeadline = page.headline !== '' && toPlainText(page.headline) !== toPlainText(page.title)
  const shownField = page.headline ? 'headline' : 'title'
  const isQuiet = page.in_footer && !page.in_menu
  return (
    <header className={styles.head} data-plain={isPlain}>
      <OfflineNotice page={page} />
      <div
        className={`page ${styles.content}`}
        style={isPlain ? undefined : ({ '--pitch': notePitch(page) } as CSSProperties)}
      >
        {!isPlain && <StaffMark className={styles.motif} />}
        <Breadcrumbs items={page.breadcrumbs} back={back} />
        {preline ? (
          <p className={styles.preline}>{preline}</p>
        ) : (
          hasOwnHeadline && (
            <p className={styles.preline} {...fallbackLang(page, 'title', locale)}>
              <span data-own={`title.${locale}`}>{page.title}</span>
            </p>
          )
        )}
        <h1
          className={styles.title}
          {...titleScale(page[shownField], isQuiet ? 'text' : 'page')}
          {...fallbackLang(page, shownField, locale)}
        >
          <span data-own={`${shownField}.${locale}`}>{page[shownField]}</span>
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </header>
  )
}
