import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './buttons.module.css'
import { Icon, type IconName } from './icons.tsx'

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName
  label: string
  wordy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** An icon with an accessible label; `wordy` shows the label too. */
export function IconButton({ icon, label, wordy = false, className, ...buttonProps }: IconButtonProps) {
  return (
    <button
      type="button"
      className={[styles.icon, className].filter(Boolean).join(' ')}
      title={wordy ? undefined : label}
      aria-label={wordy ? undefined : label}
      {...buttonProps}
    >
      <Icon name={icon} />
      {wordy && <span className={styles.label}>{label}</span>}
    </button>
  )
}
