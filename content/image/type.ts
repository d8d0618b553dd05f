import { defineType } from '../define.ts'

/** Named by its alt text: its title is often a file name. */
const image = defineType({ resource: 'images', title: ['alt'], titleFallback: 'title' })

export default image

declare module '../define.ts' {
  interface ContentTypes {
    images: typeof image
  }
}
