import MergeIcon from '@mui/icons-material/Merge'
import { useState } from 'react'
import { Button, useGetMany, useListContext, useTranslate } from 'react-admin'
import type { MergeableResource } from '#contract/admin/resources/merge.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** Enabled for exactly two selected records. */
export function MergeButton({ resource }: { resource: MergeableResource }) {
  const { selectedIds = [] } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  const isPair = selectedIds.length === 2
  const label = isPair ? 'partitur.merge.button' : 'partitur.merge.chooseTwo'
  return (
    <>
      <Button label={label} aria-label={translate(label)} disabled={!isPair} onClick={() => setOpen(true)}>
        <MergeIcon />
      </Button>
      {isOpen && <MergePair resource={resource} close={() => setOpen(false)} />}
    </>
  )
}

/** The dialog keeps the two records as of opening: later changes are a conflict. */
function MergePair({ resource, close }: { resource: MergeableResource; close: () => void }) {
  const { selectedIds = [], onUnselectItems } = useListContext()
  const [ids] = useState(selectedIds)
  const { data = [], isFetching } = useGetMany(resource, { ids }, { staleTime: 0 })
  const [one, other] = data
  const [isRead, setRead] = useState(false)
  if (!isRead && (isFetching || !one || !other)) return null
  if (!isRead) setRead(true)
  if (!one || !other) return null
  return <MergeDialog resource={resource} records={[one, other]} close={close} done={onUnselectItems} />
}
