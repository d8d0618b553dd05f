import { type Variant, variants } from '#config'

/** The hosts of each variant, as the settings map them. */
export type VariantHosts = Readonly<Record<Variant, readonly string[]>>

/** The variant whose own host was asked for; null on a host the settings do not name (spec §1). */
export function variantForHost(host: string, hosts: VariantHosts): Variant | null {
  return variants.find((variant) => hosts[variant].includes(host.toLowerCase())) ?? null
}

/** What addresses in an answer begin with: the asked host where the settings map it, else the public address of the house. */
export function originForHost(host: string, { hosts, origin }: { hosts: VariantHosts; origin: string }): string {
  return variantForHost(host, hosts) ? `${new URL(origin).protocol}//${host.toLowerCase()}` : origin
}
