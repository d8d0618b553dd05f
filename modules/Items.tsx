import { useContext } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import { ModuleRenderingContext } from './define.tsx'
import styles from './Items.module.css'

/** A list's items, drawn by the page. */
export function Items({ of }: { of: ModuleRecord[] }) {
  const { Module } = useContext(ModuleRenderingContext)
  return of.map((record) => (
    <div key={record.id} className={styles.item} data-kind={record.kind} data-module={record.id} {...(record.anchor ? { id: record.anchor } : {})}>
      <Module record={record} />
    </div>
  ))
}
