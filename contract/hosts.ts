import { type Variant, variants } from '#config'

/** The hosts of each variant, as the settings map them. */
export type Hosts = Readonly<Record<Variant, readonly string[]>>

/** The variant whose own host was asked for; null on a host the settings do not name (spec §1). */
export function variantOfHost(host: string, hosts: Hosts): Variant | null {
  return variants.find((variant) => hosts[variant].includes(host.toLowerCase())) ?? null
}

/** What addresses in an answer begin with: the asked host where the settings map it, else the public address of the house. */
export function originOfHost(host: string, { hosts, origin }: { hosts: Hosts; origin: string }): string {
  return variantOfHost(host, hosts) ? `${new URL(origin).protocol}//${host.toLowerCase()}` : origin
}
