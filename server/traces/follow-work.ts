import { AsyncLocalStorage } from 'node:async_hooks'
import type { Channel, TracingChannel } from 'node:diagnostics_channel'
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { type Work, works } from '../measured.ts'

/** What is under way, and what its request has asked of the database so far. */
export type UnderWay = { span: Span; asked: { statements: number } }

type Followed = {
  channel: TracingChannel<unknown, Work>
  name: string
  kind: SpanKind
  /** Without a request around it too: what a process does by itself. */
  isOfItsOwn?: true
}

const followed: readonly Followed[] = [
  { channel: works.render, name: 'render', kind: SpanKind.INTERNAL },
  { channel: works.picture, name: 'picture', kind: SpanKind.INTERNAL },
  { channel: works.mail, name: 'mail', kind: SpanKind.CLIENT, isOfItsOwn: true },
]

/** Makes spans of what is told on the channels of `measured.ts`, each within that which it was done for. */
export function createFollower(tracer: Tracer) {
  const current = new AsyncLocalStorage<UnderWay>()
  const begun = new WeakMap<Work, Span>()

  function begin({ name, kind, attributes }: { name: string; kind: SpanKind; attributes: Attributes }, parent: UnderWay | undefined): Span {
    return tracer.startSpan(name, { kind, attributes }, parent ? trace.setSpan(ROOT_CONTEXT, parent.span) : ROOT_CONTEXT)
  }

  /** Of `kind` of database; the answer ends it. What nobody asked for in a request is not told. */
  function beginStatement(kind: string, text: string): Span | undefined {
    const parent = current.getStore()
    if (!parent) return undefined
    parent.asked.statements++
    return begin({ name: 'statement', kind: SpanKind.CLIENT, attributes: { 'db.system.name': kind, 'db.query.text': text } }, parent)
  }

  const end = (work: Work) => begun.get(work)?.end()
  const endWith = (work: Work & { result?: unknown }) => {
    if (typeof work.result === 'string') begun.get(work)?.setAttribute('partitur.result', work.result)
    end(work)
  }
  // What an error says may name somebody.
  const fail = (work: Work) => void begun.get(work)?.setStatus({ code: SpanStatusCode.ERROR })

  for (const { channel, name, kind, isOfItsOwn } of followed) {
    channel.start.bindStore(current, (work) => {
      const parent = current.getStore()
      if (!parent && !isOfItsOwn) return parent
      const span = begin({ name, kind, attributes: work.about }, parent)
      begun.set(work, span)
      return { span, asked: parent?.asked ?? { statements: 0 } }
    })
    hear(channel.asyncEnd, endWith)
    hear(channel.error, fail)
  }
  hear(works.statement.start, (work) => {
    const span = beginStatement('sqlite', work.about.statement ?? '')
    if (span) begun.set(work, span)
  })
  hear(works.statement.end, end)
  hear(works.statement.error, fail)

  return { within: <T>(underWay: UnderWay, work: () => T): T => current.run(underWay, work), beginStatement }
}

function hear(channel: Channel, tell: (work: Work & { result?: unknown }) => void): void {
  // The works' channels carry nothing else; those of Node do not say so.
  channel.subscribe((work) => tell(work as Work))
}
