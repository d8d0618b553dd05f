import { defineType } from '#model/define-type.ts'

/** Ticket prices by category; dates refer to a list. */
const priceList = defineType({ resource: 'price-lists', title: ['name'] })

export default [priceList]

declare module '#model/define-type.ts' {
  interface ContentTypes {
    'price-lists': typeof priceList
  }
}
