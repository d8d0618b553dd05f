import { defineView, type ModuleProps } from '../define.tsx'
import items from '../render/Items.module.css'
import { Items } from '../render/Items.tsx'
import type schema from './schema.ts'
export default defineView<typeof schema>(View)

function View({ children }: ModuleProps<typeof schema>) {
  return (
    <div className={items.items}>
      <Items records={children} />
    </div>
  )
}
