import { Fragment } from 'react'
import type { IdName } from '#contract/common.ts'

type NameListProps = { of: readonly IdName[]; written?: (name: string) => string }

/** A list of names; one in the other language has its own `lang`. */
export function NameList({ of, written = String }: NameListProps) {
  return of.map(({ id, name, lang }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <span lang={lang}>{written(name)}</span>
    </Fragment>
  ))
}
