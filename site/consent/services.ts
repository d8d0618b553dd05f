import { players } from '#modules/players.ts'

export type MediaService = { service: string; title: string }

/** The services of the media group that the settings name; all of them when they name none. */
export function mediaServices(named: readonly string[]): MediaService[] {
  return players.filter(({ service }) => named.length === 0 || named.includes(service)).map(({ service, title }) => ({ service, title }))
}

/** Consent is not asked for where it is explained: on the imprint and the privacy page. */
export function isWithoutConsent(pathname: string): boolean {
  return /^\/(de|en)\/(impressum|datenschutz)\/?$/.test(pathname)
}
