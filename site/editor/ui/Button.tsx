import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './buttons.module.css'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'danger'
  ref?: Ref<HTMLButtonElement>
}

/** A button with words; `IconButton` has an icon. */
export function Button({ look, className, ...buttonProps }: ButtonProps) {
  return (
    <button
      type="button"
      className={[styles.button, look && styles[look], className].filter(Boolean).join(' ')}
      {...buttonProps}
    />
  )
}
