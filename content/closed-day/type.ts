import { defineType } from '#model/define-type.ts'

/** Days on which the school is closed: school and public holidays. */
const closedDay = defineType({ resource: 'closed-days', title: ['name'] })

export default closedDay

declare module '#model/define-type.ts' {
  interface ContentTypes {
    'closed-days': typeof closedDay
  }
}
