import { defineType } from '../define.ts'

/** Days on which the school is closed: holidays and feast days. */
const closedDay = defineType({ resource: 'closed-days', title: ['name'] })

export default closedDay

declare module '../define.ts' {
  interface ContentTypes {
    'closed-days': typeof closedDay
  }
}
