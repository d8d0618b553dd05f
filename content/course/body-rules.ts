import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'

export default {
  courses: {
    rows: {
      dates: (date) =>
        date
          .refine(({ date_start, date_end }) => Date.parse(String(date_end)) > Date.parse(String(date_start)), {
            path: ['date_end'],
            error: 'after_start',
          })
          .refine(({ repeat_weeks, repeat_until }) => repeat_weeks === 0 || repeat_until !== '', {
            path: ['repeat_until'],
            error: 'required',
          }),
    },
  },
} satisfies TypeBodyRules
