import { Fragment } from 'react'
import type { IdName } from '#contract/common.ts'

type NameListProps = { of: readonly IdName[]; written?: (name: string) => string }

/** Names in a row. One that is in the other language than the page says so. */
export function NameList({ of, written = String }: NameListProps) {
  return of.map(({ id, name, lang }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <span lang={lang}>{written(name)}</span>
    </Fragment>
  ))
}
