import { type EmbedService, embedHosts } from '#config'
import { players } from './players.ts'

export function serviceHosts(services: readonly EmbedService[]): readonly string[] {
  return services.flatMap((service) => embedHosts[service])
}

/** The key of the visitor's consent, e.g. `youtube`; null for an unknown host. */
export function findEmbedService(url: string): string | null {
  return findPlayer(url)?.service ?? null
}

/** The display name, e.g. `YouTube`. */
export function serviceTitle(service: string): string {
  return players.find((player) => player.service === service)?.title ?? service
}

/** The URL of the player in the service's most private form; null without one. */
export function playerUrl(url: string): string | null {
  const player = findPlayer(url)
  return player ? player.frame(new URL(url)) : null
}

function findPlayer(url: string) {
  if (!URL.canParse(url)) return null
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') return null
  return players.find((player) => player.hosts.some((host) => isHostOrSubdomain(hostname, host))) ?? null
}

/** The host itself or a subdomain of it; never "contains", which `youtube.com.example.org` would pass. */
export function isHostOrSubdomain(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}
