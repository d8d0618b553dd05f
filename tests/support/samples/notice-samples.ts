import { getTemplates } from '#content/course-request/replies/templates.server.ts'
import { courseRequests } from '#content/course-request/table.ts'
import { noticeLink, requestDateNotice } from '#content/production/notices/date-notices.server.ts'
import { dateNotices } from '#content/production/table.ts'
import { MINUTE_MS } from '#contract/time/durations.ts'
import { issueTicket } from '#server/limits/form-ticket.ts'
import { NOW, type TestApp } from '../app.ts'
import { useMailServer } from '../processes/mailbox.ts'
import type { SampleCall } from './sample-call.ts'

/** Calls of date notice and reply endpoints, which need a mail server. */
export async function noticeSample(
  { app, date }: { app: TestApp; date: number },
  id: string,
): Promise<SampleCall | null> {
  const { secret } = app.services
  const link = async (action: 'confirm' | 'leave') => {
    const posting = { mailer: useMailServer(app.services, 'smtp://127.0.0.1:1'), origin: 'http://localhost', secret }
    await requestDateNotice(app.depsOf(null), { id: date, email: 'mara@vogt.example', ...posting })
    const [row] = await app.database.db.select().from(dateNotices)
    return row ? new URL(noticeLink(action, { row, ...posting })).searchParams.get('token') : null
  }
  switch (id) {
    case 'get_date_notice_offer':
      useMailServer(app.services, 'smtp://127.0.0.1:1')
      return { path: { id: date } }
    case 'request_date_notice':
      useMailServer(app.services, 'smtp://127.0.0.1:1')
      return {
        path: { id: date },
        body: { email: 'mara@vogt.example', ticket: issueTicket({ secret, now: new Date(NOW.getTime() - MINUTE_MS) }) },
      }
    case 'confirm_date_notice':
      return { body: { token: await link('confirm') } }
    case 'cancel_date_notice':
      return { body: { token: await link('leave') } }
    case 'admin_list_reply_templates':
      return {}
    case 'admin_save_reply_template': {
      const text = { subject: 'Platz', text: 'Guten Tag' }
      const { place: before } = await getTemplates(app.depsOf())
      return { path: { kind: 'place' }, body: { before, de: text, en: text } }
    }
    case 'admin_list_course_request_replies':
      return { path: { id: await createRequest(app) } }
    case 'admin_send_course_request_reply': {
      useMailServer(app.services, 'smtp://127.0.0.1:1')
      const nonce = crypto.randomUUID()
      return {
        path: { id: await createRequest(app) },
        body: { kind: 'question', subject: 'Rückfrage', text: 'Welches Instrument?', nonce },
      }
    }
    default:
      return null
  }
}

async function createRequest({ database }: TestApp): Promise<number> {
  const [request] = await database.db
    .insert(courseRequests)
    .values({
      ...{ ticket: crypto.randomUUID(), kind: 'trial', learner: 'adult', name: 'Mara Vogt', learner_name: '', age: '' },
      ...{ wish: 'Oboe', second_wish: '', place: '', weekdays: [], times: '', email: 'mara@vogt.example', phone: '' },
      ...{ message: '', locale: 'de', note: '', starts_on: '', created_at: NOW, delete_on: '2030-01-01' },
    })
    .returning({ id: courseRequests.id })
  return request?.id ?? 0
}
