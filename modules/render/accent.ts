import type { CSSProperties } from 'react'

/** Accent colours are data; the page sets each as `--accent-{key}`. */
export function accentStyle(color: string): CSSProperties | undefined {
  if (color === '') return undefined
  return { '--module-accent': `var(--accent-${color}, var(--color-accent))` } as CSSProperties
}
