import { defineType } from '#model/define-type.ts'

const faq = defineType({ resource: 'faq', title: ['question'], visibility: { online: 'is_online' } })

export default faq

declare module '#model/define-type.ts' {
  interface ContentTypes {
    faq: typeof faq
  }
}
