import type { PrintPaths } from '#site/print/print-paths.ts'

const prints = { courses: { de: 'druck/kurse', en: 'print/courses' } } as const satisfies PrintPaths

export default prints
