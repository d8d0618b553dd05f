import { defineType } from '../define.ts'

const file = defineType({ resource: 'files', title: ['name'], link: 'file' })

export default file

declare module '../define.ts' {
  interface ContentTypes {
    files: typeof file
  }
}
