import { defineType } from '../define.ts'

const redirect = defineType({ resource: 'redirects', title: ['old_path'] })

export default redirect

declare module '../define.ts' {
  interface ContentTypes {
    redirects: typeof redirect
  }
}
