import { type FormEvent, useEffect, useId, useState } from 'react'
import { type Locale, locales, timeZone } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type {
  createPreviewLink,
  listPreviewLinks,
  PreviewLink,
  revokePreviewLink,
} from '#contract/admin/preview-links.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { DEFAULT_PREVIEW_LINK_DAYS, MAX_PREVIEW_LINK_DAYS } from '#contract/links/preview-link.ts'
import { languageTag } from '#contract/locale.ts'
import { addDays, toDay } from '#contract/time/local-time.ts'
import { Button } from '../ui/Button.tsx'
import { useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { formatInstant } from '../words/naming.ts'
import { previewWords } from './words.ts'

type CreatedLink = OutputOf<typeof createPreviewLink>

/** Creates and lists preview links of this page. */
export default function PreviewLinksDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const words = previewWords[editor.speaks]
  const { links, make: createLink, revoke } = usePreviewLinks()
  const [created, setCreated] = useState<CreatedLink | null>(null)
  const [problem, setProblem] = useState('')

  return (
    <EditorDialog title={words.linkTitle} onClose={close}>
      <div className={parts.stack}>
        <p className={parts.muted}>{words.linkIntro}</p>
        {created ? (
          <Addresses created={created} />
        ) : (
          <NewLink createLink={async (input) => setCreated(await createLink(input))} />
        )}
        {problem && (
          <p role="alert" className={parts.error}>
            {problem}
          </p>
        )}
        <section aria-label={words.list}>
          {links.length === 0 && <p className={parts.muted}>{words.none}</p>}
          <ol className={parts.entries}>
            {links.map((link) => (
              <Entry key={link.id} link={link} revoke={() => revoke(link.id).catch(() => setProblem(words.failed))} />
            ))}
          </ol>
        </section>
      </div>
    </EditorDialog>
  )
}

function NewLink({ createLink }: { createLink: (input: { until: string; note: string }) => Promise<void> }) {
  const { editor } = useWorkspace()
  const words = previewWords[editor.speaks]
  const today = toDay(new Date())
  const [until, setUntil] = useState(addDays(today, DEFAULT_PREVIEW_LINK_DAYS))
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await createLink({ until, note }).catch((error: unknown) => {
      setBusy(false)
      setProblems(error instanceof AppError && error.fields ? error.fields : { until: [words.failed] })
    })
  }

  return (
    <form className={parts.stack} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <label className={parts.field}>
          {words.until}
          <input
            type="date"
            className={parts.input}
            value={until}
            min={today}
            max={addDays(today, MAX_PREVIEW_LINK_DAYS)}
            aria-invalid={problems.until !== undefined}
            aria-describedby={id}
            onChange={({ target }) => setUntil(target.value)}
          />
        </label>
        <p id={id} className={parts.error}>
          {problems.until?.join(' ')}
        </p>
      </div>
      <label className={parts.field}>
        {words.note}
        <input className={parts.input} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
      </label>
      <div className={parts.row}>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}

/** The URLs are shown once only. */
function Addresses({ created }: { created: CreatedLink }) {
  const { editor } = useWorkspace()
  const words = previewWords[editor.speaks]
  const [status, setStatus] = useState('')
  return (
    <div className={parts.stack}>
      <p role="status">{status || words.created}</p>
      {locales.map((language) => {
        const address = window.location.origin + created.urls[language]
        return (
          <div key={language} className={parts.row}>
            <label className={parts.field} style={{ flex: '1 1 12rem' }}>
              {words.address[language]}
              <input className={parts.input} readOnly value={address} onFocus={({ target }) => target.select()} />
            </label>
            <Button
              style={{ alignSelf: 'end' }}
              onClick={() =>
                navigator.clipboard.writeText(address).then(
                  () => setStatus(words.copied),
                  () => setStatus(words.failed),
                )
              }
            >
              {words.copy(words.address[language])}
            </Button>
          </div>
        )
      })}
    </div>
  )
}

function Entry({ link, revoke }: { link: PreviewLink; revoke: () => void }) {
  const { speaks } = useWorkspace().editor
  const words = previewWords[speaks]
  const recipient = link.note || words.nobody
  return (
    <li className={parts.entry}>
      <div className={parts.entryText}>
        <strong>{recipient}</strong>
        <span className={parts.muted}>
          {words.states[link.state](getLastDay(link, speaks))} ·{' '}
          {words.by(link.created_by, formatInstant(speaks, new Date(link.created_at)))}
        </span>
      </div>
      {link.state === 'good' && (
        <Button aria-label={words.revokeOf(recipient)} onClick={revoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  )
}

/** A link ends at midnight. */
function getLastDay({ until }: PreviewLink, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium', timeZone }).format(
    new Date(new Date(until).getTime() - 1),
  )
}

/** The preview links of this page and their actions; a refusal is thrown. */
function usePreviewLinks() {
  const { call, owner } = useWorkspace().editor
  const [links, setLinks] = useState<readonly PreviewLink[]>([])

  useEffect(() => {
    const controller = new AbortController()
    call<typeof listPreviewLinks>(
      adminAddresses.listPreviewLinks,
      { query: { page_id: owner.object_id } },
      controller.signal,
    ).then(setLinks, () => undefined)
    return () => controller.abort()
  }, [call, owner])

  async function createLink(input: { until: string; note: string }) {
    const created = await call<typeof createPreviewLink>(adminAddresses.createPreviewLink, {
      body: { page_id: owner.object_id, ...input },
    })
    const { urls: _, ...link } = created
    setLinks((before) => [link, ...before])
    return created
  }

  async function revoke(id: number) {
    await call<typeof revokePreviewLink>(adminAddresses.revokePreviewLink, { params: { id } })
    setLinks((before) => before.map((link) => (link.id === id ? { ...link, state: 'revoked' } : link)))
  }

  return { links, make: createLink, revoke }
}
