import { defineView, type ModuleProps } from '../define.tsx'
import { Items } from '../Items.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View({ children }: ModuleProps<typeof schema>) {
  return (
    <div className={styles.root}>
      <Items of={children} />
    </div>
  )
}
