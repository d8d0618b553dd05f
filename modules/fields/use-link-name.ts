import { useContext, useEffect, useState } from 'react'
import type { Locale } from '#config'
import { oneOf } from '#content/messages.ts'
import { resourceOfLink } from '#content/types.ts'
import { parseReference } from '#contract/links.ts'
import { fieldMessages } from './messages.ts'
import { FormServicesContext, type NamedLink } from './services.tsx'

type LinkName = { words: string; notice: string }
type Answer = { link: string; named: NamedLink | null }

/** A reference by kind and name, with a notice where visitors do not get there; null for an address. `choices` asks again. */
export function useLinkName(link: string, { locale, choices }: { locale: Locale; choices: number }): LinkName | null {
  const { nameLink } = useContext(FormServicesContext)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const reference = parseReference(link)
  const isReference = reference !== null

  useEffect(() => {
    if (!isReference || !nameLink) return
    const left = new AbortController()
    nameLink(link, left.signal).then(
      (named) => setAnswer({ link, named }),
      () => undefined,
    )
    return () => left.abort()
  }, [link, isReference, nameLink, choices])

  if (!reference) return null
  const text = fieldMessages[locale]
  const kind = oneOf(resourceOfLink(reference.target), locale)
  // Not known yet, or the server could not be asked.
  if (answer?.link !== link) return { words: kind, notice: '' }
  if (!answer.named) return { words: kind, notice: text.linkGone }
  return { words: `${kind}: ${answer.named.name}`, notice: answer.named.isOnline ? '' : text.linkOffline }
}
