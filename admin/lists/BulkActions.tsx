import { BulkDelete } from './BulkDelete.tsx'
import { BulkOnline } from './BulkOnline.tsx'

/** What can be done to several records at once: each asks first, naming them, and can be undone. */
export function BulkActions({ canGoOnline = false }: { canGoOnline?: boolean }) {
  return (
    <>
      {canGoOnline && (
        <>
          <BulkOnline online />
          <BulkOnline online={false} />
        </>
      )}
      <BulkDelete />
    </>
  )
}
