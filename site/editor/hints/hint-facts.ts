import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { Client } from '#contract/client.ts'
import { type listDeadLinks, MAX_EXTERNAL_LINKS } from '#contract/links/external-links.ts'
import { extractHrefs } from '#contract/links/extract-links.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { type EditorDocument, iterateModules } from '../state/document.ts'
import type { Hint } from './text-hints.ts'

/** Facts about pictures and links that only the server knows. */
export type HintFacts = { pictures: readonly JudgedPicture[]; dead: ReadonlySet<string> }

/** More than any page has. */
const MAX_PICTURES = 100
const MAX_ADDRESSES = 60

/** Requests facts about a page's content; results of earlier pages are reused. */
export function createHintFacts({ call, locale }: { call: Client; locale: Locale }) {
  const pictures = new Map<number, JudgedPicture>()
  const isDead = new Map<string, boolean>()

  return async (doc: EditorDocument, signal: AbortSignal): Promise<HintFacts> => {
    const [ids, ownUrls, externalUrls] = [
      getPictures(doc),
      listOwnUrls(doc).slice(0, MAX_ADDRESSES),
      listExternalUrls(doc).slice(0, MAX_EXTERNAL_LINKS),
    ]
    await Promise.all([
      loadPictures(ids.filter((id) => !pictures.has(id)).slice(0, MAX_PICTURES), signal),
      checkOwnUrls(ownUrls, signal),
      checkExternalUrls(externalUrls, signal),
    ])
    return {
      pictures: ids.flatMap((id) => pictures.get(id) ?? []),
      dead: new Set([...ownUrls, ...externalUrls].filter((address) => isDead.get(address))),
    }
  }

  async function loadPictures(ids: readonly number[], signal: AbortSignal): Promise<void> {
    if (ids.length === 0) return
    const query = { id: ids.join(','), page_size: MAX_PICTURES }
    const { results } = await call<ResourceEndpoints['list']>(resourceAddresses('images').list, { query }, signal)
    // The fields of a record depend on its resource.
    for (const picture of results as JudgedPicture[]) pictures.set(picture.id, picture)
  }

  /** Results of the nightly link check. */
  async function checkExternalUrls(addresses: readonly string[], signal: AbortSignal): Promise<void> {
    const urls = addresses.filter((each) => !isDead.has(each))
    if (urls.length === 0) return
    const dead = await call<typeof listDeadLinks>(
      editorAddresses.listDeadLinks,
      { params: { locale }, body: { urls } },
      signal,
    )
    for (const url of urls)
      isDead.set(
        url,
        dead.some((each) => each.url === url),
      )
  }

  /** As a visitor, who cannot open offline pages. */
  async function checkOwnUrls(addresses: readonly string[], signal: AbortSignal): Promise<void> {
    for (const address of addresses.filter((each) => !isDead.has(each))) {
      const { status } = await fetch(address, { method: 'HEAD', credentials: 'omit', signal })
      isDead.set(address, status === 404 || status === 410)
    }
  }
}

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

/** The fields of a picture that are checked here. */
type JudgedPicture = {
  id: number
  title: string
  alt: Record<Locale, string>
  decorative: boolean
  credit: string
}

/** Picture ids of all modules, without duplicates. */
export function getPictures(doc: EditorDocument): number[] {
  return [...new Set([...iterateModules(doc)].flatMap((record) => findPicture(record) ?? []))]
}

/** Missing alt texts and credits. */
export function pictureHints(doc: EditorDocument, pictures: readonly JudgedPicture[], locale: Locale): Hint[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  return [...iterateModules(doc)].flatMap((record): Hint[] => {
    const picture = byId.get(findPicture(record) ?? 0)
    if (!picture) return []
    const hintTarget = { module: record.id, detail: picture.title }
    const lacksAlt = !picture.decorative && picture.alt[locale].trim() === ''
    return [
      ...(lacksAlt ? [{ topic: 'alt' as const, ...hintTarget }] : []),
      ...(picture.credit.trim() === '' ? [{ topic: 'credit' as const, ...hintTarget }] : []),
    ]
  })
}

function findPicture({ image }: ModuleRecord): number | undefined {
  return typeof image === 'number' ? image : undefined
}
