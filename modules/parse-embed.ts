import { Parser } from 'htmlparser2'
import type { EmbedService } from '#config'
import { isHostOrSubdomain, playerUrl, serviceHosts } from './embed.ts'

type Parsed = { url: string } | { problem: 'embed_form' | 'embed_host' }

/**
 * The https URL in a pasted text, if its host is one of the services': a copied URL or an embed code, of which only
 * the URL is read.
 */
export function parseEmbed(pasted: string, services: readonly EmbedService[]): Parsed {
  const read = extractAddresses(pasted.trim()).map((address) => parseAddress(address, services))
  const plays = read.find((each) => 'url' in each && playerUrl(each.url) !== null)
  return plays ?? read.find((each) => 'url' in each) ?? read[0] ?? { problem: 'embed_form' }
}

function parseAddress(text: string, services: readonly EmbedService[]): Parsed {
  const address = withScheme(text.trim())
  if (/[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return { problem: 'embed_form' }
  const pasted = new URL(address)
  if (pasted.protocol !== 'https:') return { problem: 'embed_form' }
  if (pasted.username !== '' || pasted.password !== '' || pasted.port !== '') return { problem: 'embed_host' }
  const url = isHostOf(pasted, services) ? pasted : ownAddress(pasted)
  return url && isHostOf(url, services) ? { url: url.href } : { problem: 'embed_host' }
}

function isHostOf({ hostname }: URL, services: readonly EmbedService[]): boolean {
  return serviceHosts(services).some((host) => isHostOrSubdomain(hostname, host))
}

/** All services support https, so a missing or old scheme is no mistake of the editor's. */
function withScheme(address: string): string {
  if (address.startsWith('//')) return `https:${address}`
  if (/^http:\/\//i.test(address)) return `https${address.slice(4)}`
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(address) ? `https://${address}` : address
}

/** Short and former URLs of a service. */
function ownAddress(url: URL): URL | null {
  const { hostname, pathname, search } = url
  if (isHostOrSubdomain(hostname, 'youtu.be')) {
    const watch = new URL(`https://www.youtube.com/watch${search}`)
    watch.searchParams.set('v', pathname.slice(1))
    return watch
  }
  // Only Facebook can resolve its short URL; its player accepts it.
  if (isHostOrSubdomain(hostname, 'fb.watch'))
    return new URL(`https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(url.href)}`)
  if (isHostOrSubdomain(hostname, 'fb.com')) return new URL(`https://www.facebook.com${pathname}${search}`)
  if (isHostOrSubdomain(hostname, 'twitter.com'))
    return new URL(`https://${hostname.replace(/twitter\.com$/, 'x.com')}${pathname}${search}`)
  return null
}

/** Places of the URL in embed codes; the most reliable first. */
const places: readonly { tag?: string; attribute: string }[] = [
  { tag: 'iframe', attribute: 'src' },
  { attribute: 'data-configuration' },
  { attribute: 'data-instgrm-permalink' },
  { tag: 'blockquote', attribute: 'cite' },
  { attribute: 'data-href' },
  { tag: 'a', attribute: 'href' },
]

function extractAddresses(pasted: string): string[] {
  if (!pasted.includes('<')) return [pasted]
  const found = places.map((): string[] => [])
  const parser = new Parser({
    onopentag(name, attributes) {
      places.forEach(({ tag, attribute }, index) => {
        const value = attributes[attribute]
        if (value && (tag === undefined || tag === name)) found[index]?.push(value)
      })
    },
  })
  parser.end(pasted)
  return found.flat()
}
