import type { FrameSponsor } from '../homes.ts'
import type { LoaderArgs } from './backend.server.ts'

/** Data of a content type in the frame of every page: `content/<type>/site/frame.server.ts`. */
export type TypeFrame = { sponsors: (args: LoaderArgs) => Promise<FrameSponsor[]> }

const frames = import.meta.glob<TypeFrame>('../../content/*/site/frame.server.ts', { eager: true, import: 'default' })

export async function loadSponsors(args: LoaderArgs): Promise<FrameSponsor[]> {
  return (await Promise.all(Object.values(frames).map((type) => type.sponsors(args)))).flat()
}
