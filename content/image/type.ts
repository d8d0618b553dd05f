import { defineType } from '#model/define-type.ts'

/** Named by its alt text: its title is often a file name. */
const image = defineType({ resource: 'images', title: ['alt'], titleFallback: 'title' })

export default image

declare module '#model/define-type.ts' {
  interface ContentTypes {
    images: typeof image
  }
}
