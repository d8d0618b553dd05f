import { defineType } from '#model/define-type.ts'

/** Pictures that the press may print, until their rights end. */
const pressPicture = defineType({
  resource: 'press-pictures',
  screens: { press: { de: 'presse', en: 'press' } },
  title: ['caption'],
  visibility: { online: 'is_online', until: 'rights_until' },
})

export default pressPicture

declare module '#model/define-type.ts' {
  interface ContentTypes {
    'press-pictures': typeof pressPicture
  }
}
