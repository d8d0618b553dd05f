import { defineType } from '../define.ts'

const faq = defineType({ resource: 'faq', title: ['question'], visibility: { online: 'is_online' } })

export default faq

declare module '../define.ts' {
  interface ContentTypes {
    faq: typeof faq
  }
}
