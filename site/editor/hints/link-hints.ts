import { hrefsIn } from '#contract/addresses-in.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import { type Doc, modulesOf } from '../state/document.ts'
import type { Hint } from './hint.ts'

/** The addresses of this website that the modules lead to, each once. */
export function ownAddresses(doc: Doc): string[] {
  return [...new Set([...modulesOf(doc)].flatMap(addressesOf))]
}

/** The same of other websites. */
export function outsideAddresses(doc: Doc): string[] {
  return [...new Set([...modulesOf(doc)].flatMap(hrefsOf).filter(isOutside))]
}

/** The links that lead a visitor to no page, here or elsewhere. */
export function linkHints(doc: Doc, dead: ReadonlySet<string>): Hint[] {
  return [...modulesOf(doc)].flatMap((record) =>
    [...new Set(hrefsOf(record))]
      .filter((address) => dead.has(address))
      .map(
        (address): Hint => ({
          about: isOutside(address) ? 'deadOutside' : 'deadLink',
          module: record.id,
          words: address,
        }),
      ),
  )
}

function addressesOf(record: ModuleRecord): string[] {
  return hrefsOf(record).filter((href) => /^\/(?!\/)/.test(href))
}

function isOutside(href: string): boolean {
  return /^https?:\/\//.test(href)
}

function hrefsOf(record: ModuleRecord): string[] {
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  const inTexts = texts.flatMap(hrefsIn)
  const own = typeof record.link_url === 'string' ? [record.link_url] : []
  return [...own, ...inTexts].map((href) => href.replace(/#.*$/, ''))
}
