import { type Variant, variants } from '#config'

/** The hosts of each variant, as the settings map them. */
export type VariantHosts = Readonly<Record<Variant, readonly string[]>>

/** The variant of this host; null on a host the settings do not name (spec §1). */
export function variantForHost(host: string, hosts: VariantHosts): Variant | null {
  return variants.find((variant) => hosts[variant].includes(host.toLowerCase())) ?? null
}

/** The requested host if the settings name it, else the installation's public address. */
export function originForHost(host: string, { hosts, origin }: { hosts: VariantHosts; origin: string }): string {
  return variantForHost(host, hosts) ? `${new URL(origin).protocol}//${host.toLowerCase()}` : origin
}
