import { type ElementType, type ReactNode, useContext } from 'react'
import { Field, type FieldProps, ModuleRenderingContext } from '../define.tsx'
import { partMessages } from './messages.ts'
import styles from './VideoFigure.module.css'

/** A video with its caption. */
export function VideoFigure({
  of,
  heading,
  children,
}: {
  of: FieldProps['of'] & { length: string }
  heading: ElementType
  children: ReactNode
}) {
  const { locale } = useContext(ModuleRenderingContext)
  return (
    <figure className={styles.root}>
      {children}
      <figcaption className={styles.caption}>
        <Field of={of} name="title" as={heading} className={styles.title} />
        {of.length && <p className={styles.length}>{partMessages[locale].length(of.length)}</p>}
        <Field of={of} name="content" rich className={styles.content} />
      </figcaption>
    </figure>
  )
}
