import { defineType } from '../define.ts'

/** Ticket prices by category; dates refer to a list. */
const priceList = defineType({ resource: 'price-lists', title: ['name'] })

export default [priceList]

declare module '../define.ts' {
  interface ContentTypes {
    'price-lists': typeof priceList
  }
}
