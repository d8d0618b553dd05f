import { defineType } from '../define.ts'

const work = defineType({ resource: 'works', title: ['title'] })
const composer = defineType({ resource: 'composers', title: ['name'] })

export default [work, composer]

declare module '../define.ts' {
  interface ContentTypes {
    works: typeof work
    composers: typeof composer
  }
}
