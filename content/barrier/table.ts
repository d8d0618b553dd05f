import { index } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import { barrier, barrierReport } from './fields.ts'

export const barriers = tableOf(barrier, 'barriers', {
  indexes: (t) => [index('barriers_order').on(t.order, t.id)],
})

export const barrierReports = tableOf(barrierReport, 'barrier_reports', {
  indexes: (t) => [index('barrier_reports_open').on(t.is_done, t.created_at)],
})
