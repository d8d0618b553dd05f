import { defineType } from '#model/define-type.ts'

const instrument = defineType({ resource: 'instruments', title: ['name'] })

export default instrument

declare module '#model/define-type.ts' {
  interface ContentTypes {
    instruments: typeof instrument
  }
}
