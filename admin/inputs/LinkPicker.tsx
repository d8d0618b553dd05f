import { type ReactNode, useMemo, useState } from 'react'
import type { Locale } from '#config'
import { type FormServices, FormServicesContext, type PickedLink } from '#modules/fields/services.tsx'
import { publicUrls } from '../records.ts'
import { LinkDialog } from './LinkDialog.tsx'

type Answer = (picked: PickedLink | null) => void

/** Lets the rich-text editor inside choose a link's target, as it can on the page; the address is that of one language. */
export function LinkPicker({ language, children }: { language: Locale; children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const services = useMemo<FormServices>(
    () => ({
      colors: [],
      questionCategories: [],
      pickImage: null,
      pickFile: null,
      nameLink: null,
      pickLink: () => new Promise((resolve: Answer) => setAnswer(() => resolve)),
    }),
    [],
  )

  function tell(picked: PickedLink | null) {
    answer?.(picked)
    setAnswer(null)
  }

  return (
    <FormServicesContext value={services}>
      {children}
      {answer && (
        <LinkDialog
          needsAddress
          close={() => tell(null)}
          choose={(link, record, title) => tell({ link, link_url: publicUrls(record)?.[language] ?? '', title })}
        />
      )}
    </FormServicesContext>
  )
}
