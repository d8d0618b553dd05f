import { index, text } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import image from './fields.ts'

export const images = tableOf(image, 'images', {
  columns: {
    /** See `perceptualHash`; empty: not computed yet. */
    look: text().notNull().default(''),
  },
  indexes: (t) => [
    index('images_sort').on(t.sort_text, t.id),
    index('images_created').on(t.created_at, t.id),
    index('images_credit').on(t.credit, t.id),
    index('images_hash').on(t.hash),
    index('images_rights').on(t.rights_until, t.id),
    index('images_title').on(t.title, t.id),
    index('images_bytes').on(t.bytes, t.id),
  ],
})
