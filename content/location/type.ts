import { defineType } from '#model/define-type.ts'

const location = defineType({ resource: 'locations', title: ['name'], apart: 'city' })

export default location

declare module '#model/define-type.ts' {
  interface ContentTypes {
    locations: typeof location
  }
}
