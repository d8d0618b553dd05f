import { extractHrefs } from '#contract/links/extract-links.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { type EditorDocument, iterateModules } from '../state/document.ts'
import type { Hint } from './hint.ts'

/** Internal URLs of all modules, without duplicates. */
export function listOwnUrls(doc: EditorDocument): string[] {
  return [...new Set([...iterateModules(doc)].flatMap(getAddresses))]
}

/** The same for other websites. */
export function listExternalUrls(doc: EditorDocument): string[] {
  return [...new Set([...iterateModules(doc)].flatMap(getHrefs).filter(isOutside))]
}

/** Dead links, internal and external. */
export function linkHints(doc: EditorDocument, dead: ReadonlySet<string>): Hint[] {
  return [...iterateModules(doc)].flatMap((record) =>
    [...new Set(getHrefs(record))]
      .filter((address) => dead.has(address))
      .map(
        (address): Hint => ({
          topic: isOutside(address) ? 'deadOutside' : 'deadLink',
          module: record.id,
          detail: address,
        }),
      ),
  )
}

function getAddresses(record: ModuleRecord): string[] {
  return getHrefs(record).filter((href) => /^\/(?!\/)/.test(href))
}

function isOutside(href: string): boolean {
  return /^https?:\/\//.test(href)
}

function getHrefs(record: ModuleRecord): string[] {
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  const inTexts = texts.flatMap(extractHrefs)
  const moduleLinks = typeof record.link_url === 'string' ? [record.link_url] : []
  return [...moduleLinks, ...inTexts].map((href) => href.replace(/#.*$/, ''))
}
