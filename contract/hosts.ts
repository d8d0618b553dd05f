import { type Variant, variants } from '#config'

/** The hosts of each house, as the settings map them. */
export type Hosts = Readonly<Record<Variant, readonly string[]>>

/** The house whose own host was asked for; null on a host the settings do not name (design §4). */
export function houseOfHost(host: string, hosts: Hosts): Variant | null {
  return variants.find((variant) => hosts[variant].includes(host.toLowerCase())) ?? null
}

/** What addresses in an answer begin with: the asked host where the settings map it, else the public address of the house. */
export function originOfHost(host: string, { hosts, origin }: { hosts: Hosts; origin: string }): string {
  return houseOfHost(host, hosts) ? `${new URL(origin).protocol}//${host.toLowerCase()}` : origin
}
