import { useNavigate } from 'react-router'
import type { Locale } from '#config'
import { withEditParam } from '../../edit-mode.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'

/** Opens a page from the back office's list in edit mode; `replace` replaces the history entry. */
export function useGoTo() {
  const { editor } = useWorkspace()
  const navigate = useNavigate()
  return (record: AdminRecord, { replace = false } = {}) => {
    const address = (record.urls as Record<Locale, string> | null)?.[editor.locale]
    if (address) void navigate(address + withEditParam(''), { replace })
  }
}
