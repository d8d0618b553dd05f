import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { BulkUpdateButton } from 'react-admin'
import { BulkDelete } from './BulkDelete.tsx'

/** What can be done to several records at once: going on- or offline can be taken back for some seconds, deleting asks first. */
export function BulkActions({ canGoOnline = false }: { canGoOnline?: boolean }) {
  return (
    <>
      {canGoOnline && (
        <>
          <BulkUpdateButton
            data={{ is_online: true, online_from: null, online_with: null }}
            label="partitur.action.setOnline"
            icon={<VisibilityIcon />}
            mutationMode="undoable"
          />
          <BulkUpdateButton data={{ is_online: false }} label="partitur.action.setOffline" icon={<VisibilityOffIcon />} mutationMode="undoable" />
        </>
      )}
      <BulkDelete />
    </>
  )
}
