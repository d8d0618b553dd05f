import { useContext } from 'react'
import { defineView, type ModuleProps, ModuleRenderingContext, PlainText } from '../define.tsx'
import { Items } from '../render/Items.tsx'
import { RenderModule } from '../render/RenderModule.tsx'
import type schema from './schema.ts'
import styles from './view.module.css'
export default defineView<typeof schema>(View)

function View({ children, questions = [] }: ModuleProps<typeof schema>) {
  const { locale } = useContext(ModuleRenderingContext)
  return (
    <div className={styles.root}>
      <Items records={children} rows />
      {/* Managed in the back office, so read-only in edit mode. */}
      {questions.length > 0 && (
        <ModuleRenderingContext value={{ locale, Module: RenderModule, Text: PlainText }}>
          <Items records={questions} rows />
        </ModuleRenderingContext>
      )}
    </div>
  )
}
