import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { BulkDeleteButton, BulkUpdateButton } from 'react-admin'

/** What can be done to several records at once; each can be taken back for some seconds. */
export function BulkActions({ canGoOnline = false }: { canGoOnline?: boolean }) {
  return (
    <>
      {canGoOnline && (
        <>
          <BulkUpdateButton data={{ is_online: true }} label="partitur.action.setOnline" icon={<VisibilityIcon />} mutationMode="undoable" />
          <BulkUpdateButton data={{ is_online: false }} label="partitur.action.setOffline" icon={<VisibilityOffIcon />} mutationMode="undoable" />
        </>
      )}
      <BulkDeleteButton mutationMode="undoable" />
    </>
  )
}
