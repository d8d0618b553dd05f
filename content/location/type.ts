import { defineType } from '../define.ts'

const location = defineType({ resource: 'locations', title: ['name'], apart: 'city' })

export default location

declare module '../define.ts' {
  interface ContentTypes {
    locations: typeof location
  }
}
