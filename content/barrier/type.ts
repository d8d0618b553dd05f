import { defineType } from '#model/define-type.ts'

/** Known barriers, listed in the statement. */
const barrier = defineType({
  resource: 'barriers',
  screens: { accessibility: { de: 'barrierefreiheit', en: 'accessibility' } },
  query: { accessibility: ['sent'] },
  title: ['name'],
  visibility: { online: 'is_online' },
})

const barrierReport = defineType({ resource: 'barrier-reports', title: ['text'], deletesForGood: true })

export default [barrier, barrierReport]

declare module '#model/define-type.ts' {
  interface ContentTypes {
    barriers: typeof barrier
    'barrier-reports': typeof barrierReport
  }
}
