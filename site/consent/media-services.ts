import { players } from '#modules/players.ts'
import { isOffered } from './services.ts'

export type MediaService = { service: string; title: string }

/** The services of the media group that the settings offer. */
export function mediaServices(named: readonly string[]): MediaService[] {
  return players.filter(({ service }) => isOffered(service, named)).map(({ service, title }) => ({ service, title }))
}
