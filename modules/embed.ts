import { embedHosts } from '#config'
import { players } from './players.ts'

export type EmbedKind = keyof typeof embedHosts

type Parsed = { url: string } | { problem: 'embed_form' | 'embed_host' }

export function embedHostsOf(kind: EmbedKind): readonly string[] {
  return embedHosts[kind]
}

/** The https address in what an editor pasted (an address or `<iframe … src=…>`), if its host is one of the kind's. */
export function parseEmbed(pasted: string, kind: EmbedKind): Parsed {
  const address = addressIn(pasted.trim())
  if (!address || /[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address)) return { problem: 'embed_form' }
  const url = new URL(address)
  if (url.protocol !== 'https:') return { problem: 'embed_form' }
  if (url.username !== '' || url.password !== '' || url.port !== '') return { problem: 'embed_host' }
  return embedHostsOf(kind).some((host) => isHost(url.hostname, host)) ? { url: url.href } : { problem: 'embed_host' }
}

/** The name consent is asked and kept under, e.g. `youtube`; null for a host that is none of ours. */
export function serviceOf(url: string): string | null {
  return playerOf(url)?.service ?? null
}

/** The service's own name for people, e.g. `YouTube`. */
export function serviceTitle(service: string): string {
  return players.find((player) => player.service === service)?.title ?? service
}

/** The address of the frame we write, in the service's most private form; null when there is nothing to play. */
export function playerUrl(url: string): string | null {
  const player = playerOf(url)
  return player ? player.frame(new URL(url)) : null
}

function playerOf(url: string) {
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') return null
  return players.find((player) => player.hosts.some((host) => isHost(hostname, host))) ?? null
}

/** The host itself or a subdomain of it; never "contains", which `youtube.com.example.org` would pass. */
function isHost(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}

function addressIn(pasted: string): string | null {
  if (!pasted.startsWith('<')) return pasted
  const [, quoted, single, bare] = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(pasted) ?? []
  const source = (quoted ?? single ?? bare)?.trim().replaceAll('&amp;', '&').replaceAll('&#038;', '&')
  return source?.startsWith('//') ? `https:${source}` : (source ?? null)
}
