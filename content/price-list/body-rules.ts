import type { TypeBodyRules } from '#contract/admin/resources/define-schema.ts'

export default {
  'price-lists': {
    rows: {
      categories: (row) =>
        row.refine(({ price, price_reduced }) => price_reduced === null || Number(price_reduced) <= Number(price), {
          path: ['price_reduced'],
          error: 'reduced_price',
        }),
    },
  },
} satisfies TypeBodyRules
