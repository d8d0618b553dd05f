import { defineType } from '../define.ts'

const image = defineType({ resource: 'images', title: ['title'] })

export default image

declare module '../define.ts' {
  interface ContentTypes {
    images: typeof image
  }
}
