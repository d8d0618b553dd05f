import type { Ref } from 'react'
import { screenUrl } from '#contract/links/urls.ts'
import button from '#site/components/Button/Button.module.css'
import { SiteLink } from '#site/components/SiteLink.tsx'
import { useWords } from '#site/i18n/words.ts'
import { useLocale } from '#site/locale.ts'
import type { Course } from '../endpoints.ts'
import { bestVacancy } from '../states.ts'
import { words } from '../words.ts'

/** Links to the taster lesson request, or to the waiting list where all groups are full. */
export function RequestLink({
  course,
  linkRef,
}: {
  course: Pick<Course, 'id' | 'dates'>
  linkRef?: Ref<HTMLAnchorElement>
}) {
  const { detail: text } = useWords(words)
  const locale = useLocale()
  const isFull = bestVacancy(course.dates.map(({ vacancies }) => vacancies)) === 'waiting_list'
  return (
    <SiteLink
      {...(linkRef ? { ref: linkRef } : {})}
      to={`${screenUrl('request', locale)}?course=${course.id}${isFull ? '&kind=waiting_list' : ''}`}
      className={button.button}
    >
      {isFull ? text.waitingList : text.taster}
    </SiteLink>
  )
}
