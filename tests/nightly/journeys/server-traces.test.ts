import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '#tests/support/browser/site.ts'
import { startCollector } from '#tests/support/processes/collector.ts'

test('traces cover pages and statements without personal data', async () => {
  const collector = await startCollector()
  const site = await startSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } })
  onTestFinished(() => site.stop())
  for (let count = 0; count < 2; count++)
    expect((await fetch(`${site.url}/de/kurse?parent_group=1&from=geheim`)).status).toBe(200)
  // The rest is sent before the process ends.
  await site.stop()
  const spans = collector.spans()
  const [first, second] = spans.filter(({ name }) => name === 'GET /de/kurse')
  const within = (parent: string | undefined) =>
    spans.filter(({ traceId }) => traceId === parent).map(({ name }) => name)
  expect(within(first?.traceId)).toEqual(expect.arrayContaining(['render', 'statement']))
  // From the cache.
  expect(within(second?.traceId)).toEqual(['GET /de/kurse'])
  expect(collector.text()).not.toContain('geheim')
})

test('the trace exporter is not loaded at the start', () => {
  const folder = join(import.meta.dirname, '../../../build/server')
  const texts = new Map(
    ['index.js', ...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)].map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  )
  const holding = (pattern: RegExp) => [...texts].filter(([, text]) => pattern.test(text)).map(([name]) => name)
  expect(holding(/(from|import\() ?["']@opentelemetry\/(sdk|exporter|resources)/)).toEqual([
    expect.stringMatching(/^assets\/start-traces-/),
  ])
  expect(holding(/from ?["'][^"']*start-traces/)).toEqual([])
  expect(holding(/import\(["'][^"']*start-traces/)).toHaveLength(1)
})
