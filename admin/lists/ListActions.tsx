import type { ReactNode } from 'react'
import { FilterButton, TopToolbar, useResourceContext } from 'react-admin'
import { typeOfResource } from '#content/types.ts'
import { ImportButton } from '../import/ImportButton.tsx'
import { isPopup } from '../popup/popup.ts'
import { ExportButton } from './ExportButton.tsx'
import { NewButton } from './NewButton.tsx'

/** Filters, saved filters and the way to a new record; `more` is what the list can do besides. */
export function ListActions({ canCreate, more }: { canCreate: boolean; more?: ReactNode }) {
  const isContent = typeOfResource(useResourceContext() ?? '') !== undefined
  return (
    <TopToolbar sx={{ minHeight: { xs: 0, sm: 48 }, pb: { sm: 2 } }}>
      <FilterButton />
      {more}
      {isContent && !isPopup() && <ExportButton />}
      {isContent && !isPopup() && <ImportButton />}
      {canCreate && <NewButton />}
    </TopToolbar>
  )
}
