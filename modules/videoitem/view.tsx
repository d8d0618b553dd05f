import { defineView, type ModuleProps } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import { Film } from '../parts/Film.tsx'
import type schema from './schema.ts'
export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  return (
    <Film of={module}>
      <Embed url={module.video_url} what="video" shape="film" title={module.title} poster={module.picture} />
    </Film>
  )
}
