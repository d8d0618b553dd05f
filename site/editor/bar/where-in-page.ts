import type { ModuleRecord, Section } from '#contract/sections.ts'

type Place = { section: number | null; heading: string }

/** The section that a module stands in, counted from 1, and the first words that name it. */
export function whereInPage(sections: readonly Section[], { module, titleOf }: { module: number | null; titleOf: (record: ModuleRecord) => string }): Place {
  const records = sections.map(({ columns }) => columns.flatMap(({ children }) => children))
  const index = records.findIndex((each) => each.some((record) => holds(record, module)))
  const heading = records[index]?.map(titleOf).find((words) => words !== '') ?? ''
  return { section: index < 0 ? null : index + 1, heading }
}

function holds(record: ModuleRecord, module: number | null): boolean {
  return record.id === module || Boolean(record.children?.some((child) => holds(child, module)))
}
