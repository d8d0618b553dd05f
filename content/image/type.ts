import { defineType } from '../define.ts'

/** A picture is known by what it shows; its title is often the name of a file. */
const image = defineType({ resource: 'images', title: ['alt'], titleFallback: 'title' })

export default image

declare module '../define.ts' {
  interface ContentTypes {
    images: typeof image
  }
}
