import type { ReactNode } from 'react'
import { columnLayouts } from '#config'
import type { ModuleRecord, Section } from '#contract/page/sections.ts'
import styles from './SectionGrid.module.css'

type SectionGridProps = {
  section: Section
  renderModule: (record: ModuleRecord) => ReactNode
  /** For the page editor, at the end of a column. */
  renderColumnEnd?: (column: number) => ReactNode
}

/** Columns in twelfths from the large breakpoint on, stacked below it. */
export function SectionGrid({ section, renderModule, renderColumnEnd }: SectionGridProps) {
  const spans: readonly number[] = columnLayouts[section.layout]?.spans ?? [12]
  const columns = spans.map((span, column) => ({ span, column, children: section.columns[column]?.children ?? [] }))
  return (
    <div className={styles.section} data-section={section.id}>
      {columns.map(({ span, column, children }) => (
        <div key={column} className={styles.column} data-span={span} data-column={column}>
          {children.map((record) => (
            <div
              key={record.id}
              className={styles.module}
              data-kind={record.kind}
              data-module={record.id}
              {...(record.anchor ? { id: record.anchor } : {})}
            >
              {renderModule(record)}
            </div>
          ))}
          {renderColumnEnd?.(column)}
        </div>
      ))}
    </div>
  )
}
