import { Link } from 'react-router'
import type { LinkedName } from '#contract/common.ts'

/** Names of people or courses, for a `dl`. */
export function LinkedNames({ names }: { names: readonly LinkedName[] }) {
  return names.map(({ id, name, lang, url }) => (
    <dd key={id} lang={lang}>
      {url ? (
        <Link to={url} prefetch="intent">
          {name}
        </Link>
      ) : (
        name
      )}
    </dd>
  ))
}
