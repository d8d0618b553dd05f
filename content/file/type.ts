import { defineType } from '#model/define-type.ts'

const file = defineType({ resource: 'files', title: ['name'], link: 'file' })

export default file

declare module '#model/define-type.ts' {
  interface ContentTypes {
    files: typeof file
  }
}
