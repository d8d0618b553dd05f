import { defineType } from '#model/define-type.ts'

const hero = defineType({ resource: 'heroes', title: ['headline'], visibility: { online: 'is_online' } })
const teaser = defineType({ resource: 'teasers', title: ['headline'], visibility: { online: 'is_online' } })

export default [hero, teaser]

declare module '#model/define-type.ts' {
  interface ContentTypes {
    heroes: typeof hero
    teasers: typeof teaser
  }
}
