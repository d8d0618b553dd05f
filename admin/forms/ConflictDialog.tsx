import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin'
import { type AdminRecord, recordSchema } from '../api/answers.ts'
import { changedFields } from '../api/changed-fields.ts'
import { useDescribeValue } from './use-describe-value.ts'

type Values = Record<string, unknown>
/** What I wanted to save, what I had loaded, what is stored now. */
export type Conflict = { mine: Values; before: Values; theirs: unknown }

type ConflictDialogProps = { conflict: Conflict; close: () => void; onSaved: (record: RaRecord) => void }

/** Two people changed one record: what I changed stands beside what is stored, and I choose. */
export function ConflictDialog({ conflict, close, onSaved }: ConflictDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const resource = useResourceContext() ?? ''
  const describe = useDescribeValue()
  const [update, { isPending }] = useUpdate()
  const theirs: AdminRecord = recordSchema.parse(conflict.theirs)
  const mine = changedFields(resource, { now: conflict.mine, before: conflict.before })

  function takeTheirs() {
    queryClient.setQueryData([resource, 'getOne', { id: String(theirs.id), meta: undefined }], theirs)
    close()
  }

  // Only what I touched; what others changed elsewhere in the record stays theirs.
  function keepMine() {
    update(
      resource,
      { id: theirs.id, data: { ...theirs, ...mine }, previousData: theirs },
      {
        mutationMode: 'pessimistic',
        onSuccess: (record) => {
          close()
          onSaved(record)
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
      },
    )
  }

  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('partitur.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('partitur.conflict.text')}</DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              {['field', 'mine', 'theirs'].map((name) => (
                <TableCell key={name}>{translate(`partitur.conflict.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {Object.keys(mine).map((field) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {translate(`resources.${resource}.fields.${field}`, { _: field })}
                </TableCell>
                <TableCell>{describe(mine[field])}</TableCell>
                <TableCell>{describe(theirs[field])}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs}>{translate('partitur.conflict.takeTheirs')}</Button>
        <Button variant="contained" disabled={isPending} onClick={keepMine}>
          {translate('partitur.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
