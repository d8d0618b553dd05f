import { screenUrl } from '#contract/links/urls.ts'
import { callOrNull, type LoaderArgs } from '#site/loaders/backend.server.ts'
import { localeOfPath } from '#site/locale.ts'
import { listPress } from '../endpoints.ts'

/** URLs of press pictures of a concert (`event-3`) or a person (`person-8`); null if there are none. */
export async function loadPressUrls(args: LoaderArgs): Promise<(key: string) => string | null> {
  const groups = (await callOrNull(args, listPress, {})) ?? []
  return (key) =>
    groups.some((group) => group.key === key) ? `${screenUrl('press', localeOfPath(args.url.pathname))}#${key}` : null
}
