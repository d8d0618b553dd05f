import { defineType } from '#model/define-type.ts'

const redirect = defineType({ resource: 'redirects', title: ['old_path'] })

export default redirect

declare module '#model/define-type.ts' {
  interface ContentTypes {
    redirects: typeof redirect
  }
}
