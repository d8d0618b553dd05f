import { Parser } from 'htmlparser2'
import type { EmbedService } from '#config'
import { isHostOrSubdomain, playerUrl, serviceHosts } from './embed.ts'

type ParsedEmbed = { url: string } | { problem: 'embed_form' | 'embed_host' }

/**
 * The https URL in a pasted text, if its host is one of the services': a copied URL or an embed code, of which only
 * the URL is read.
 */
export function parseEmbed(embedCode: string, services: readonly EmbedService[]): ParsedEmbed {
  const read = extractAddresses(embedCode.trim()).map((address) => parseAddress(address, services))
  const plays = read.find((each) => 'url' in each && playerUrl(each.url) !== null)
  return plays ?? read.find((each) => 'url' in each) ?? read[0] ?? { problem: 'embed_form' }
}

function parseAddress(text: string, services: readonly EmbedService[]): ParsedEmbed {
  const address = withScheme(text.trim())
  if (/[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return { problem: 'embed_form' }
  const embedUrl = new URL(address)
  if (embedUrl.protocol !== 'https:') return { problem: 'embed_form' }
  if (embedUrl.username !== '' || embedUrl.password !== '' || embedUrl.port !== '') return { problem: 'embed_host' }
  const url = isHostOf(embedUrl, services) ? embedUrl : toOwnAddress(embedUrl)
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
function toOwnAddress(url: URL): URL | null {
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
const sources: readonly { tag?: string; attribute: string }[] = [
  { tag: 'iframe', attribute: 'src' },
  { attribute: 'data-configuration' },
  { attribute: 'data-instgrm-permalink' },
  { tag: 'blockquote', attribute: 'cite' },
  { attribute: 'data-href' },
  { tag: 'a', attribute: 'href' },
]

function extractAddresses(embedCode: string): string[] {
  if (!embedCode.includes('<')) return [embedCode]
  const urlsByAttribute = sources.map((): string[] => [])
  const parser = new Parser({
    onopentag(name, attributes) {
      sources.forEach(({ tag, attribute }, index) => {
        const value = attributes[attribute]
        if (value && (tag === undefined || tag === name)) urlsByAttribute[index]?.push(value)
      })
    },
  })
  parser.end(embedCode)
  return urlsByAttribute.flat()
}
