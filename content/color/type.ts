import { defineType } from '../define.ts'

const color = defineType({ resource: 'colors', title: ['name'] })

export default color

declare module '../define.ts' {
  interface ContentTypes {
    colors: typeof color
  }
}
