import { defineView, type ModuleProps } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import type schema from './schema.ts'

export default defineView<typeof schema>(View)

const shapes = { post: 'post', video: 'film', reel: 'reel' } as const

function View(module: ModuleProps<typeof schema>) {
  return (
    <Embed
      url={module.embed}
      medium={module.media_type === 'post' ? 'post' : 'video'}
      shape={shapes[module.media_type]}
    />
  )
}
