const LINES = [6, 13, 20, 27, 34]

/** Five lines and one note: the mark of both variants, in their own colours and strokes. */
export function StaffMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 40" aria-hidden="true" focusable="false">
      {LINES.map((y) => (
        <line key={y} x1="1" x2="43" y1={y} y2={y} />
      ))}
      <ellipse cx="25" cy="20" rx="9" ry="6.6" transform="rotate(-24 25 20)" />
    </svg>
  )
}
