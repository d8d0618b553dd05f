import { defineType } from '../define.ts'

/** What tickets cost, category by category; dates name the list that holds for them. */
const priceList = defineType({ resource: 'price-lists', title: ['name'] })

export default [priceList]

declare module '../define.ts' {
  interface ContentTypes {
    'price-lists': typeof priceList
  }
}
