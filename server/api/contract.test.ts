import { desc } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { auditLog } from '#server/db/schema/audit-log.ts'
import { createTestApp, NOW, type TestApp } from '#tests/support/app.ts'
import { createSample } from '#tests/support/samples/endpoint-samples.ts'
import { callSample } from '#tests/support/samples/sample-call.ts'
import { withDrafts } from '#tests/support/with-drafts.ts'

// Some calls exist only with drafts.
withDrafts()

/** The test app itself checks bodies against their schemas. */
test('every documented operation matches its schema, logs writes and hides secrets', {
  timeout: 120_000,
}, async () => {
  let now = NOW.getTime()
  const lines: string[] = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) })
  const app = await createTestApp({ now: () => new Date(now), log })
  const admin = await app.login('admin')
  const sample = await createSample(app, admin)
  const missing: string[] = []
  const problems: string[] = []
  const unlogged: string[] = []
  const undocumented: string[] = []
  for (const endpoint of inOrder(app.registry.endpoints)) {
    const call = await sample(endpoint)
    if (!call) {
      missing.push(endpoint.id)
      continue
    }
    now += 1000
    const saidBefore = lines.length
    const response = await callSample(app, { endpoint, call, headers: admin.headers })
    if (endpoint.method !== 'GET' && (await newestAct(app)) < now) unlogged.push(endpoint.id)
    const isEditorWrite =
      endpoint.method !== 'GET' && /^\/(api\/admin|\{locale\}\/pageeditor-api)\//.test(endpoint.path)
    if (isEditorWrite && !lines.slice(saidBefore).some((line) => line.includes('"msg":"written"')))
      undocumented.push(endpoint.id)
    if (response.status !== endpoint.status)
      problems.push(
        `${endpoint.id} ${endpoint.method} ${endpoint.path}: ${response.status} ${(await response.text()).slice(0, 300)}`,
      )
  }
  const output = lines.join('')
  expect(secretsOf({ app, admin }, await readSecrets(app)).filter((secret) => output.includes(secret))).toEqual([])
  expect(output).toContain('/api/admin/reset/')
  expect(problems).toEqual([])
  expect(undocumented.toSorted()).toEqual(['leave_presence', 'stay_present'])
  expect(missing).toEqual([])
  // A file without a plan is only previewed, like the changes in `noWrites`.
  expect(unlogged.filter((id) => !id.startsWith('admin_import_file_')).toSorted()).toEqual(noWrites)
})

const noWrites = [
  'admin_change_courses',
  'admin_find_date_clashes',
  'admin_next_season',
  'admin_read_closed_days',
  'admin_test_mail',
  'check_course_request',
  'dismiss_first_steps',
  'finish_first_step',
  'leave_presence',
  'list_dead_links',
  'read_invitation',
  'set_look_ahead',
  'set_preferences',
  'stay_present',
]

async function newestAct({ database }: TestApp): Promise<number> {
  const [newest] = await database.db.select({ at: auditLog.at }).from(auditLog).orderBy(desc(auditLog.at)).limit(1)
  return newest?.at.getTime() ?? 0
}

function inOrder(endpoints: readonly Endpoint[]): Endpoint[] {
  const ends = ({ id }: Endpoint) => Number(id === 'accept_invitation')
  return endpoints
    .filter(({ id }) => !['logout', 'login'].includes(id))
    .toSorted((one, other) => ends(one) - ends(other))
}

type ContractRun = { app: TestApp; admin: Awaited<ReturnType<TestApp['login']>> }

/** Secrets that no log line may contain: credentials and identities. */
function secretsOf({ app, admin }: ContractRun, stored: string[]): string[] {
  return [
    app.password,
    app.services.secret,
    admin.email,
    admin.headers.cookie,
    admin.headers['x-csrftoken'],
    'ein-anderes-passwort',
    'lang-genug-hier',
    ...stored,
  ]
}

async function readSecrets({ database: { db } }: TestApp): Promise<string[]> {
  const [accounts, sessions, links, invitations] = await Promise.all([
    db.query.account.findMany(),
    db.query.session.findMany(),
    db.query.verification.findMany(),
    db.query.invitation.findMany(),
  ])
  return [
    ...accounts.flatMap(({ password }) => password ?? []),
    ...sessions.map(({ token }) => token),
    ...links.map(({ identifier }) => identifier),
    ...invitations.map(({ tokenHash }) => tokenHash),
  ]
}
