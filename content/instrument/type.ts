import { defineType } from '../define.ts'

const instrument = defineType({ resource: 'instruments', title: ['name'] })

export default instrument

declare module '../define.ts' {
  interface ContentTypes {
    instruments: typeof instrument
  }
}
