import { BulkDelete } from './BulkDelete.tsx'
import { BulkOnline } from './BulkOnline.tsx'

/** Bulk actions: each names the records in a question and can be undone. */
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
