import InboxIcon from '@mui/icons-material/Inbox'
import { Link as MuiLink, Stack } from '@mui/material'
import { useEffect } from 'react'
import { Button, Link, type RaRecord, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { Route } from 'react-router'
import { PhoneLink, ReadOnlyField } from '#admin/columns/ReadOnlyField.tsx'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { defineAdmin } from '#admin/define-resource.tsx'
import { Row } from '#admin/inputs/fields.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { Replies } from './admin/Replies.tsx'
import { TemplatesPage } from './admin/TemplatesPage.tsx'
import request from './fields.ts'
import { requestStates } from './states.ts'

const toChoiceKey = (field: string, value: string | number) => `resources.course-requests.choices.${field}.${value}`
const states = requestStates.map((id) => ({ id, name: toChoiceKey('state', id) }))

export default defineAdmin(request, {
  icon: InboxIcon,
  menu: { group: 'school', order: 2 },
  foundStates: requestStates.map((state) => ({ title: toChoiceKey('state', state), filter: { state } })),
  list: {
    hasState: false,
    more: <TemplatesButton />,
    filterInputs: { state: <SelectInput key="state" source="state" choices={states} alwaysOn /> },
    secondary: (record) => (
      <>
        <ChoiceName field="kind" value={record.kind} /> · {record.wish} ·{' '}
        <Timestamp iso={record.created_at} hasTime={false} />
      </>
    ),
  },
  elements: {
    request: <Request />,
    replies: <Replies />,
    assigned_course_id: <AssignedCourse />,
    delete_on: (
      <LineInput
        source="delete_on"
        type="date"
        helperText="resources.course-requests.help.delete_on"
        sx={{ maxWidth: 260 }}
      />
    ),
  },
  children: <Route path="templates" element={<TemplatesPage />} />,
  foundScreens: [{ title: 'partitur.replies.templates', path: 'templates' }],
})

function TemplatesButton() {
  return <Button component={Link} to="/admin/course-requests/templates" label="partitur.replies.templates" />
}

/** Read-only. */
function Request() {
  return (
    <Stack spacing={2} sx={{ mb: 3, width: '100%', overflowWrap: 'anywhere' }}>
      <Row columns={3}>
        <ChoiceField field="kind" />
        <ReadOnlyField source="wish" />
        <ReadOnlyField source="second_wish" />
      </Row>
      <Row columns={3}>
        <ReadOnlyField source="name" />
        <ReadOnlyField source="email" render={(record) => <Mail record={record} />} />
        <ReadOnlyField source="phone" render={({ phone }) => <PhoneLink text={phone} />} />
      </Row>
      <Row columns={3}>
        <ChoiceField field="learner" />
        <ReadOnlyField source="learner_name" />
        <ReadOnlyField source="age" />
      </Row>
      <Row columns={3}>
        <ReadOnlyField source="place" />
        <ReadOnlyField source="weekdays" render={({ weekdays }) => <Days days={weekdays} />} />
        <ReadOnlyField source="times" />
      </Row>
      <ReadOnlyField source="message" />
      <Row columns={3}>
        <ReadOnlyField source="created_at" render={({ created_at }) => <Timestamp iso={created_at} />} />
        <ChoiceField field="locale" />
      </Row>
    </Stack>
  )
}

function ChoiceField({ field }: { field: string }) {
  return <ReadOnlyField source={field} render={(record) => <ChoiceName field={field} value={record[field]} />} />
}

function ChoiceName({ field, value }: { field: string; value: string }) {
  const translate = useTranslate()
  return translate(toChoiceKey(field, value))
}

function Days({ days }: { days: number[] }) {
  const translate = useTranslate()
  return days.map((day) => translate(toChoiceKey('weekdays', day))).join(', ')
}

/** A subject in the language of the form, so that the family knows what the mail is about. */
function Mail({ record }: { record: RaRecord }) {
  const subject = `${record.locale === 'en' ? 'Your request' : 'Ihre Anfrage'}: ${record.wish}`
  return <MuiLink href={`mailto:${record.email}?subject=${encodeURIComponent(subject)}`}>{record.email}</MuiLink>
}

/** The requested course is the usual choice for a new request; saved with the notes. */
function AssignedCourse() {
  const record = useRecordContext()
  const { getValues, setValue } = useFormContext()
  const { defaultValues } = useFormState()
  const requestedCourse = record?.state === 'new' && record.assigned_course_id === null ? record.course_id : null
  // Also when the form is filled from the record, which happens after its inputs are mounted.
  useEffect(() => {
    if (requestedCourse !== null && defaultValues && getValues('assigned_course_id') === null)
      setValue('assigned_course_id', requestedCourse)
  }, [requestedCourse, defaultValues, getValues, setValue])
  return <ReferencePicker source="assigned_course_id" reference="courses" />
}
