import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Form, ResourceContextProvider, Title, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { call } from '#admin/api/call.ts'
import { bulk } from '#admin/api/data-provider.ts'
import { listQuery } from '#admin/api/list-query.ts'
import { useBusy } from '#admin/api/use-busy.ts'
import { StickyActions } from '#admin/layout/StickyActions.tsx'
import { useRegisterUnsaved } from '#admin/unsaved/use-register-unsaved.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { changeCourses } from '#contract/admin/change-courses.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ChangedCourses } from './ChangedCourses.tsx'
import { type Change, ChangeInputs, type CourseChangeForm, isEmptyChange, toCourseChange } from './ChangeInputs.tsx'

/** One change to all courses of a list, for example for a new school year; previewed before it is applied. */
export function ChangeCoursesPage() {
  const translate = useTranslate()
  const [query] = useSearchParams()
  const filter = getFilter(query.get('filter'))
  const { total } = useGetList('courses', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'name', order: 'ASC' },
  })
  const list = 'id' in filter ? '/admin/courses' : `/admin/courses?filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (
    <ResourceContextProvider value="courses">
      <Box sx={{ mt: 2, pb: 12, maxWidth: 1100 }}>
        <Title title={translate('partitur.changeCourses.title')} />
        <Button component={Link} to={list} startIcon={<ArrowBackIcon />} sx={{ mb: 2, ml: -1 }}>
          {translate('partitur.changeCourses.back')}
        </Button>
        <Typography sx={{ maxWidth: 800, mb: 3 }}>
          {total !== undefined && <strong>{translate('partitur.changeCourses.which', { smart_count: total })} </strong>}
          {translate('partitur.changeCourses.intro')}
        </Typography>
        {/* Only its own button saves. */}
        <Form onSubmit={() => undefined}>
          <ChangeOf filter={filter} />
        </Form>
      </Box>
    </ResourceContextProvider>
  )
}

function ChangeOf({ filter }: { filter: Record<string, unknown> }) {
  const translate = useTranslate()
  const { reset } = useFormContext()
  const change = toCourseChange(useWatch() as CourseChangeForm)
  const { preview, isBusy, showPreview, apply, undo, forget } = useChangeCourses(filter)
  const isDone = preview?.response.done === true
  const isCurrent = JSON.stringify(preview?.change) === JSON.stringify(change)
  const { changed = 0, wrong = 0, unchanged = 0 } = preview?.response.counts ?? {}

  const summary = useRef<HTMLDivElement>(null)
  // Previews every change of the inputs.
  useEffect(() => {
    if (preview) summary.current?.scrollIntoView({ block: preview.response.done ? 'center' : 'start' })
  }, [preview])

  function restart() {
    reset({})
    forget()
  }

  return (
    <>
      {!isDone && <HeldInputs />}
      {!isDone && (
        <Button variant="outlined" disabled={isBusy || isEmptyChange(change)} onClick={() => void showPreview(change)}>
          {translate('partitur.changeCourses.show')}
        </Button>
      )}
      <Box ref={summary} role="status" sx={{ mt: 2, scrollMarginTop: 80 }}>
        {preview?.isStale && <Alert severity="warning">{translate('partitur.changeCourses.stale')}</Alert>}
        {isDone && (
          <Alert
            severity="success"
            action={
              <Button color="inherit" disabled={isBusy} onClick={() => void undo()}>
                {translate('ra.action.undo')}
              </Button>
            }
          >
            {translate('partitur.changeCourses.done', { smart_count: changed })}
          </Alert>
        )}
        {preview && !isDone && isCurrent && (
          <Typography>
            {[
              translate('partitur.changeCourses.changing', { smart_count: changed }),
              translate('partitur.changeCourses.unchanged', { smart_count: unchanged }),
              ...(wrong > 0 ? [translate('partitur.changeCourses.wrong', { smart_count: wrong })] : []),
            ].join(' · ')}
          </Typography>
        )}
      </Box>
      {preview && (isDone || isCurrent) && preview.response.lines.length > 0 && (
        <ChangedCourses lines={preview.response.lines} closed={preview.response.closed} />
      )}
      {isDone && (
        <Button sx={{ mt: 2 }} variant="outlined" onClick={restart}>
          {translate('partitur.changeCourses.again')}
        </Button>
      )}
      {preview && !isDone && isCurrent && changed > 0 && (
        <StickyActions>
          <Button variant="contained" disabled={isBusy} onClick={() => void apply()}>
            {translate('partitur.changeCourses.make', { smart_count: changed })}
          </Button>
        </StickyActions>
      )}
    </>
  )
}

/** Asks before the page is left with a change that is not applied. */
function HeldInputs() {
  const container = useRef<HTMLDivElement>(null)
  useRegisterUnsaved(container)
  return (
    <div ref={container}>
      <ChangeInputs />
    </div>
  )
}

function getFilter(text: string | null): Record<string, unknown> {
  try {
    const filter: unknown = JSON.parse(text ?? '')
    return typeof filter === 'object' && filter !== null ? { ...filter } : {}
  } catch {
    return {}
  }
}

type ChangeResponse = OutputOf<typeof changeCourses>
/** `isStale`: a course was changed since the preview. */
type ChangePreview = { change: Change; response: ChangeResponse; isStale: boolean }

/** Previews a change to the courses of a filter, applies exactly that, and undoes it. */
function useChangeCourses(filter: Record<string, unknown>) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [preview, setPreview] = useState<ChangePreview | null>(null)
  const { isBusy, runWhileBusy } = useBusy()

  const send = (change: Change, plan?: string) =>
    runWhileBusy(async () => {
      const {
        page: _page,
        page_size: _size,
        ...listFilter
      } = listQuery({ filter, sort: { field: 'name', order: 'ASC' } })
      const target = adminAddresses.changeCourses
      const response = await call<typeof changeCourses>(target, {
        query: listFilter,
        body: { change, ...(plan === undefined ? {} : { plan }) },
      })
      setPreview({ change, response, isStale: plan !== undefined && !response.done })
      if (response.done) refresh()
    })

  const undo = () =>
    runWhileBusy(async () => {
      if (preview) await bulk('courses', { undo: preview.response.undo })
      notify('partitur.undone')
      setPreview(null)
      refresh()
    })

  return {
    preview,
    isBusy,
    showPreview: (change: Change) => send(change),
    apply: async () => (preview ? send(preview.change, preview.response.plan) : undefined),
    undo,
    forget: () => setPreview(null),
  }
}
