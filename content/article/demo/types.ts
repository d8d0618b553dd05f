import type { DemoRecord } from '#server/seed/define-seed.ts'
import type article from '../fields.ts'

export type NewsSeed = Omit<DemoRecord<typeof article>, 'date'> & { dayOffset: number }
