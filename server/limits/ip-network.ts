import { isIPv6 } from 'node:net'

/** The key for rate limits: of IPv6 the first 64 bits, because one customer owns such a network. */
export function ipNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
