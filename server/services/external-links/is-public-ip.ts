import { BlockList, isIP } from 'node:net'

/** Addresses that are not public (IANA's special-purpose registries). */
const privateRanges = new BlockList()
for (const [net, prefixLength] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  privateRanges.addSubnet(net, prefixLength, 'ipv4')
/** Within global unicast: tunnels, which may lead to private addresses, and documentation ranges. */
for (const [net, prefixLength] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  privateRanges.addSubnet(net, prefixLength, 'ipv6')

const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Expects an IP, not a host name. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !privateRanges.check(address, 'ipv4')
  return version === 6 && unicast.check(address, 'ipv6') && !privateRanges.check(address, 'ipv6')
}
