import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#tests/support/browser/site.ts'
import { freePort } from '#tests/support/processes/server-process.ts'

const TOKEN = 'ein-langes-geheimnis'
const port = await freePort()
const site = await startSite({ env: { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN, LOG_LEVEL: 'info' } })
afterAll(() => site.stop())

const fetchMetrics = (path = '/metrics', token = TOKEN) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })

/** The value of a sample by its name and labels, or null. */
function sampleOf(text: string, sample: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `))
  return line ? Number(line.slice(sample.length + 1)) : null
}

const countOf = (text: string, { method = 'GET', status, route }: { method?: string; status: number; route: string }) =>
  sampleOf(
    text,
    `http_server_request_duration_seconds_count{http_request_method="${method}",http_response_status_code="${status}",http_route="${route}"}`,
  )

test('metrics with the token show request durations by route', async () => {
  for (let count = 0; count < 5; count++) expect((await fetch(`${site.url}/de/kurse`)).status).toBe(200)
  expect((await fetch(`${site.url}/de/gibt-es-nicht-${Date.now()}`)).status).toBe(404)
  const { call } = await site.session()
  expect((await call('PATCH', '/api/admin/pages/1/', {})).status).toBe(200)
  const response = await fetchMetrics()
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const text = await response.text()
  expect(countOf(text, { status: 200, route: '/de/kurse' })).toBe(5)
  expect(countOf(text, { status: 404, route: '/de/*' })).toBe(1)
  expect(countOf(text, { method: 'PATCH', status: 200, route: '/api/admin/pages/{id}/' })).toBe(1)
  const buckets = [...text.matchAll(/_duration_seconds_bucket\{le="([^"]+)",http_request_method="PATCH"/g)].map(
    ([, le]) => le,
  )
  expect(buckets).toEqual([
    '0.005',
    '0.01',
    '0.025',
    '0.05',
    '0.075',
    '0.1',
    '0.25',
    '0.5',
    '0.75',
    '1',
    '2.5',
    '5',
    '7.5',
    '10',
    '+Inf',
  ])
  // The first was made, and what lay ready was answered before the framework.
  expect(sampleOf(text, 'partitur_page_cache_answers_total{result="hit"}')).toBeGreaterThanOrEqual(4)
  expect(sampleOf(text, 'partitur_page_cache_answers_total{result="miss"}')).toBeGreaterThanOrEqual(1)
  for (const sample of [
    'partitur_render_seconds_count',
    'partitur_database_wait_seconds_count',
    'partitur_page_cache_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(sampleOf(text, sample), sample).toBeGreaterThan(0)
  expect(sampleOf(text, 'partitur_notification_age_seconds')).toBeLessThan(60)
  // Not known here: there is no mail server, no PostgreSQL and no backup.
  for (const sample of [
    'partitur_mails_waiting',
    'partitur_database_waiting',
    'partitur_last_backup_timestamp_seconds',
    'partitur_last_backup_restored',
  ])
    expect(sampleOf(text, sample)).toBeNull()
})

test('metrics are closed without the token and on the public port', async () => {
  expect((await fetchMetrics('/metrics', 'geraten')).status).toBe(401)
  expect((await fetchMetrics('/')).status).toBe(404)
  const onSite = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(onSite.status).toBe(404)
})

/** What Prometheus adds to every sample itself. */
const OF_THE_COLLECTOR = ['job', 'instance']

test('alerts and dashboard use existing metrics and labels', async () => {
  expect((await fetch(`${site.url}/de/kurse`)).status).toBe(200)
  const text = await (await fetchMetrics()).text()
  const documented = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  /** Samples of that exact name: buckets have more labels than the count. */
  const labelsOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} `, 'gm'))].flatMap(([, labels]) => labelNamesIn(labels))
  for (const { expr, legend } of readDeployExpressions()) {
    const names = [...expr.matchAll(/\b(?:http_server|partitur|nodejs|process)_\w+/g)].map(([name]) => name)
    expect(names.length || /^up\b/.test(expr), expr).toBeTruthy()
    expect(
      names.filter(
        (name) => !documented.includes(name) && !documented.includes(name.replace(/_(bucket|count|sum)$/, '')),
      ),
      expr,
    ).toEqual([])
    const groupLabels = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
    const labels = [...OF_THE_COLLECTOR, ...names.flatMap(labelsOf)]
    expect(
      [...groupLabels, ...labelNamesIn(expr)].filter((label) => !labels.includes(label)),
      expr,
    ).toEqual([])
    expect(
      [...legend.matchAll(/\{\{(\w+)\}\}/g)]
        .map(([, label = '']) => label)
        .filter((label) => !groupLabels.includes(label)),
      legend,
    ).toEqual([])
  }
})

type DeployExpression = { expr: string; legend: string }

/** Expressions in deploy/, and their names in the dashboard. */
function readDeployExpressions(): DeployExpression[] {
  const [alerts = '', dashboard = ''] = ['alerts.yml', 'dashboard.json'].map((file) =>
    readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8'),
  )
  const ofAlerts = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => ({ expr, legend: '' }))
  const panels: { targets: { expr: string; legendFormat: string }[] }[] = JSON.parse(dashboard).panels
  const ofPanels = panels.flatMap(({ targets }) =>
    targets.map(({ expr, legendFormat }) => ({ expr, legend: legendFormat })),
  )
  expect(Math.min(ofAlerts.length, ofPanels.length)).toBeGreaterThan(4)
  return [...ofAlerts, ...ofPanels]
}

function labelNamesIn(text = ''): string[] {
  return [...text.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name = '']) => name)
}
