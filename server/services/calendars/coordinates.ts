import type { Coordinates } from './render-calendar.ts'

const NUMBER = '(-?\\d{1,3}\\.\\d+)'
/** `@48.1,9.2`, `?query=48.1,9.2`, `#map=17/48.1/9.2`: the forms of coordinates in map links. */
const forms = [
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
]

/** Null when the link names a place by words only. */
export function parseMapCoordinates(address: string): Coordinates | null {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(address) ?? []
    if (latitude === undefined || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) continue
    return { latitude: Number(latitude), longitude: Number(longitude) }
  }
  return null
}
