import { meantLink } from '#contract/links.ts'

export type FoundLink = { from: number; to: number; href: string }

const WEB = /(?:https?:\/\/|www\.)[^\s<>"„“”»«\u00a0]+/giu
const MAIL = /[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d-]+\.)+\p{L}{2,}/gu
/** Written with a country code, or with a dialling code and something between it and the number. */
const PHONE =
  /(?<![\p{L}@/.,-])(?<!\d[ \u00a0/-]?)(?:\+[1-9]\d{0,2}|\(0[1-9]\d{1,4}\)|0[1-9]\d{1,4}(?=[ \u00a0/–-]))(?:[ \u00a0]?[/–-]?[ \u00a0]?(?:\(0\)|\d)+){1,8}(?![\p{L}\d@]|,\d)/gu
const MIN_PHONE_FIGURES = 7
/** Punctuation that follows an address in a sentence. */
const SENTENCE_END = /[.,;:!?…'’"*)\]}]+$/

/** The addresses in a text that are meant as links: web and mail addresses and phone numbers. */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = []
  for (const pattern of [WEB, MAIL, PHONE]) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const address = pattern === WEB ? withoutSentenceEnd(match) : match
      const href = meantLink(address)
      const link = { from: index, to: index + address.length, href }
      const isPhone = pattern === PHONE
      if (isPhone && (!href.startsWith('tel:') || (match.match(/\d/g)?.length ?? 0) < MIN_PHONE_FIGURES)) continue
      if (href !== address || /^https?:/i.test(href)) if (!found.some(({ from, to }) => link.from < to && from < link.to)) found.push(link)
    }
  }
  return found.sort((a, b) => a.from - b.from)
}

/** A bracket that was opened in the address belongs to it. */
function withoutSentenceEnd(match: string): string {
  let address = match
  while (SENTENCE_END.test(address)) {
    const last = address.at(-1)
    if (last === ')' && address.split('(').length >= address.split(')').length) break
    address = address.slice(0, -1)
  }
  return address
}
