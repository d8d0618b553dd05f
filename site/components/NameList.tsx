import { Fragment } from 'react'
import type { IdName } from '#contract/common.ts'

type NameListProps = { names: readonly IdName[]; written?: (name: string) => string }

/** A list of names; one in the other language has its own `lang`. */
export function NameList({ names, written = String }: NameListProps) {
  return names.map(({ id, name, lang }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <span lang={lang}>{written(name)}</span>
    </Fragment>
  ))
}
