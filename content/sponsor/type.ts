import { defineType } from '#model/define-type.ts'

const sponsor = defineType({
  resource: 'sponsors',
  screens: { sponsors: { de: 'foerderer', en: 'sponsors' } },
  title: ['name'],
  visibility: { online: 'is_online', from: 'shown_from', until: 'shown_until' },
})

export default sponsor

declare module '#model/define-type.ts' {
  interface ContentTypes {
    sponsors: typeof sponsor
  }
}
