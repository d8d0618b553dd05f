import { defineView, type ModuleProps } from '../define.tsx'
import { Embed } from '../parts/Embed.tsx'
import type schema from './schema.ts'

export default defineView<typeof schema>(View)

function View(module: ModuleProps<typeof schema>) {
  return <Embed url={module.embed} medium="audio" shape="bar" />
}
