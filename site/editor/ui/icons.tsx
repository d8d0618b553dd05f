/** Line icons in the current colour, on a grid of 24. */
const paths = {
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  history: 'M4 12a8 8 0 1 0 3-6.200L4 8M4 4v4h4M12 8v4l3 2',
  languages: 'M3 5h9M7.500 3v2M5 5c1 4 3 6 6 7M10 5c-1 4-3 6-7 8M12 21l4.500-10L21 21M13.500 17.500h6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.7.700 1 1.500 1 2.500h6c0-1 .3-1.800 1-2.500A6 6 0 0 0 12 3z',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  columns: 'M4 5h16v14H4zM12 5v14',
  close: 'M6 6l12 12M18 6 6 18',
  paste: 'M9 4h6v3H9zM8 5H5v16h14V5h-3M12 11v6M9 14h6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 4-6 8-6s8 2 8 6',
  gear: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  check: 'M5 13l4 4L19 7',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  book: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h9M18 12v4M15 12v3',
  leave: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  article: 'M4 6h16M4 10h16M4 14h16M4 18h9',
  publish: 'M12 15V4M7 9l5-5 5 5M5 15v5h14v-5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9h.01',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
} as const

export type IconName = keyof typeof paths

/** An editor icon by name, or a kind's by its path. */
export function Icon({ name }: { name: IconName | { path: string } }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={typeof name === 'string' ? paths[name] : name.path} />
    </svg>
  )
}
