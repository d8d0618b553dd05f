import { defineType } from '../define.ts'

/** What is not accessible yet, as the statement tells it. */
const barrier = defineType({
  resource: 'barriers',
  screens: { accessibility: { de: 'barrierefreiheit', en: 'accessibility' } },
  query: { accessibility: ['sent'] },
  title: ['name'],
  visibility: { online: 'is_online' },
})

/** What a visitor could not use. */
const barrierReport = defineType({ resource: 'barrier-reports', title: ['text'], deletesForGood: true })

export default [barrier, barrierReport]

declare module '../define.ts' {
  interface ContentTypes {
    barriers: typeof barrier
    'barrier-reports': typeof barrierReport
  }
}
