import { defineType } from '#model/define-type.ts'

const color = defineType({ resource: 'colors', title: ['name'] })

export default color

declare module '#model/define-type.ts' {
  interface ContentTypes {
    colors: typeof color
  }
}
