import { useContext } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { ModuleRenderingContext } from '../define.tsx'
import styles from './Items.module.css'

/** A list's items; `rows`: below each other at full width instead of in a grid. */
export function Items({ records, rows = false }: { records: ModuleRecord[]; rows?: boolean }) {
  const { Module } = useContext(ModuleRenderingContext)
  return records.map((record) => (
    <div
      key={record.id}
      className={styles.item}
      data-kind={record.kind}
      data-module={record.id}
      data-row={rows || undefined}
      {...(record.anchor ? { id: record.anchor } : {})}
    >
      <Module record={record} />
    </div>
  ))
}
