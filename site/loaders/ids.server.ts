import { data } from 'react-router'
import { parseId } from '#contract/links/urls.ts'

/** Throws 404 unless it is a positive integer (spec §2). */
export function requireId(text: string | undefined): number {
  const id = parseId(text ?? '')
  if (id === null) throw data({ code: 'not_found' }, { status: 404 })
  return id
}
