import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { Link, useRecordContext, useTranslate } from 'react-admin'

/** Creates a page below this one, in its variant. */
export function AddChildButton() {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const source = encodeURIComponent(JSON.stringify({ parent_id: record.id, in_menu: record.in_menu }))
  return (
    <Button size="small" component={Link} to={`/admin/pages/create?source=${source}`} startIcon={<AddIcon />}>
      {translate('partitur.action.addChild')}
    </Button>
  )
}
