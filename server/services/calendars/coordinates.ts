import type { Coordinates } from './render-calendar.ts'

const NUMBER = '(-?\\d{1,3}\\.\\d+)'
/** `@48.1,9.2`, `?query=48.1,9.2`, `#map=17/48.1/9.2`: how map services write a place into an address. */
const forms = [
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
]

/** Where the link to a map names a point by its coordinates; null where it names a place only by words. */
export function parseMapCoordinates(address: string): Coordinates | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(address) ?? []
    if (latitude === undefined || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) continue
    return { latitude: Number(latitude), longitude: Number(longitude) }
  }
  return null
}
