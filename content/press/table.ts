import { index } from '#server/db/columns.ts'
import { tableOf } from '#server/db/table-of.ts'
import pressPicture from './fields.ts'

export const pressPictures = tableOf(pressPicture, 'press_pictures', {
  indexes: (t) => [index('press_pictures_sort').on(t.sort_text, t.id), index('press_pictures_order').on(t.order, t.id)],
})
