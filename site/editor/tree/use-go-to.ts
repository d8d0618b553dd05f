import { useNavigate } from 'react-router'
import type { Locale } from '#config'
import { withEditParam } from '../../edit-mode.ts'
import type { AdminRecord } from '../pickers/picked.ts'
import { useWorkspace } from '../ui/context.tsx'

/** Goes to a page of the back office's list, to edit it; with `replace` the way back does not lead to where it was. */
export function useGoTo() {
  const { editor } = useWorkspace()
  const navigate = useNavigate()
  return (record: AdminRecord, { replace = false } = {}) => {
    const address = (record.urls as Record<Locale, string> | null)?.[editor.locale]
    if (address) void navigate(address + withEditParam(''), { replace })
  }
}
