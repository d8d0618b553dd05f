import { type ElementType, type ReactNode, useContext } from 'react'
import { Field, type FieldProps, ModuleRenderingContext } from '../define.tsx'
import { partMessages } from './messages.ts'
import styles from './VideoFigure.module.css'

/** A video with its caption. */
export function VideoFigure({
  record,
  heading,
  children,
}: {
  record: FieldProps['of'] & { length: string }
  heading: ElementType
  children: ReactNode
}) {
  const { locale } = useContext(ModuleRenderingContext)
  return (
    <figure className={styles.root}>
      {children}
      <figcaption className={styles.caption}>
        <Field of={record} name="title" as={heading} className={styles.title} />
        {record.length && <p className={styles.length}>{partMessages[locale].length(record.length)}</p>}
        <Field of={record} name="content" rich className={styles.content} />
      </figcaption>
    </figure>
  )
}
