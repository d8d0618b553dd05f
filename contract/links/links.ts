import type { LinkTarget } from '#model/define-type.ts'
import { linkTargets } from '#model/types.ts'
import { parseId } from './urls.ts'

const reference = new RegExp(`^(${linkTargets.join('|')}):(\\d+)$`)

/** A stored link: a URL, a path, an anchor or a reference such as `page:3`. */
export function isLink(value: string): boolean {
  // A browser drops tabs and line breaks inside an address, so `java\nscript:` would become a script.
  if (/[\s\\\p{Cc}]/u.test(value)) return false
  if (parseReference(value) || /^#[\w-]+$/.test(value)) return true
  if (value.startsWith('/')) return !value.startsWith('//')
  if (/^mailto:[^@]+@[^@]+$/i.test(value)) return true
  if (/^tel:\+?[\d().-]{3,}$/i.test(value)) return true
  return isWebAddress(value)
}

const FILE_NAME = /^[^/]+\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|mp[34]|html?)$/i

/** With spaces, brackets, slashes and dashes; the `(0)` that is dialled only within the country is dropped. */
const PHONE = /^(?:tel:)?\s*(\+|\(?0)[\d\s\u00a0()/.–-]{5,}$/i
const DATE = /^\d{1,2}([./ -])\s?\d{1,2}\1\s?\d{2,4}$/

/** Completes `www.example.org`, `info@example.org` or `+49 821 555` to a link; everything else unchanged. */
export function normaliseTypedLink(input: string): string {
  const text = input.trim().replace(/^tel:.*/i, (link) => link.replaceAll('%20', ' '))
  if (isLink(text)) return text
  if (PHONE.test(text) && !DATE.test(text)) return toPhoneLink(text)
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.\p{L}{2,}$/u.test(text)) return `mailto:${text}`
  if (/^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text) && !FILE_NAME.test(text))
    return `https://${text}`
  return text
}

function toPhoneLink(text: string): string {
  const link = `tel:${text.replace(/\(0\)/, '').replace(/[^\d+]/g, '')}`
  return isLink(link) ? link : text
}

/** `page:3` as target and id; null for other links. */
export function parseReference(link: string): { target: LinkTarget; id: number } | null {
  const [, target, digits = ''] = reference.exec(link) ?? []
  const id = parseId(digits)
  return target && id ? { target: target as LinkTarget, id } : null
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { username, password, hostname } = new URL(value)
  return username === '' && password === '' && hostname.includes('.')
}
