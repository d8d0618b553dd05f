import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { Client } from '#contract/client.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type {
  cancelPublication,
  discardDraft,
  getPagePublication,
  PagePublication,
  publish,
} from '#contract/page/publications.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import type { PageReader } from '../saving/page-reader.ts'
import { iterateModules } from '../state/document.ts'
import type { EditorState } from '../store/editor-state.ts'
import { isCollecting } from '../store/status.ts'
import type { Store } from '../store/store.ts'
import { toLocalId } from '../sync/base.ts'
import type { ModuleEditOf } from '../sync/merge-module.ts'

type PublishBody = InputOf<typeof publish>['body']
type PublicationOptions = {
  store: Store<EditorState>
  call: Client
  locale: Locale
  editOf: ModuleEditOf
  owner: Pick<PublishBody, 'content_type' | 'object_id'>
  reloadAll: PageReader['reloadAll']
}
type PublishOptions = Omit<PublishBody, 'content_type' | 'object_id' | 'version'>

/** Publication state and its changes. The state is in the store; a failure is thrown and changes nothing. */
export function createPublication({ store, call, locale, editOf, owner, reloadAll }: PublicationOptions) {
  const setPublication = (publication: PagePublication) =>
    store.update((state) => ({
      ...state,
      publication,
      unpublished: findUnpublished(publication, state, { locale, editOf }),
    }))

  async function load(): Promise<void> {
    setPublication(
      await call<typeof getPagePublication>(editorAddresses.getPagePublication, { params: { locale }, query: owner }),
    )
  }

  /** A conflict answers the current state. */
  async function keepingCurrent(answer: Promise<PagePublication>): Promise<void> {
    try {
      setPublication(await answer)
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') setPublication(error.current as PagePublication)
      throw error
    }
  }

  return {
    load,
    /** After a save; on failure the next save loads it, and publishing loads it again anyway. */
    refresh(): void {
      if (isCollecting(store.get()) || store.get().publication === null) load().catch(() => undefined)
    },
    /** Publishes the loaded state; throws if the page changed meanwhile. */
    async publish(options: PublishOptions): Promise<void> {
      const version = store.get().publication?.version
      await keepingCurrent(
        call<typeof publish>(editorAddresses.publish, { params: { locale }, body: { ...owner, ...options, version } }),
      )
    },
    /** Puts back what visitors see, and reads the page anew; throws if it changed meanwhile. */
    async discard(languages: Locale[]): Promise<void> {
      const version = store.get().publication?.version
      await keepingCurrent(
        call<typeof discardDraft>(editorAddresses.discardDraft, {
          params: { locale },
          body: { ...owner, languages, version },
        }),
      )
      await reloadAll()
      await load()
    },
    async cancelPlanned(id: number): Promise<void> {
      await call<typeof cancelPublication>(editorAddresses.cancelPublication, { params: { locale, id } })
      await load()
    },
  }
}

/** The modules that differ for visitors, or show a picture whose texts do. */
function findUnpublished(
  { languages, waiting }: PagePublication,
  { base, history }: EditorState,
  { locale, editOf }: Pick<PublicationOptions, 'locale' | 'editOf'>,
): ReadonlySet<number> {
  const changes = languages.find(({ language }) => language === locale)?.changes ?? []
  const changed = changes.flatMap(({ id, kind }) => (kind === null ? [] : [toLocalId(base, 'module', id)]))
  const isWaiting = (record: ModuleRecord) =>
    editOf(record.kind)?.fields.some(
      (field) =>
        field.type === 'reference' && waiting.some((name) => name.startsWith(`${field.to}/${record[field.name]}/`)),
    )
  return new Set([...changed, ...[...iterateModules(history.doc)].filter(isWaiting).map(({ id }) => id)])
}
