import type { Locale } from '#config'
import * as editorAddresses from '#contract/addresses/editor.ts'
import type { Client } from '#contract/client.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import type { cancelPublication, getPagePublication, PagePublication, publish } from '#contract/publications.ts'
import type { EditorState } from './editor-state.ts'
import type { Store } from './store.ts'

type Body = InputOf<typeof publish>['body']
type Options = { store: Store<EditorState>; call: Client; locale: Locale; owner: Pick<Body, 'content_type' | 'object_id'> }
export type Wanted = Omit<Body, 'content_type' | 'object_id' | 'version'>

/** How the page stands before visitors, and what changes that. What is told of it is in the state; a failure is thrown and changes nothing. */
export function createPublication({ store, call, locale, owner }: Options) {
  const told = (publication: PagePublication) => store.update((state) => ({ ...state, publication }))

  async function load(): Promise<void> {
    told(await call<typeof getPagePublication>(editorAddresses.getPagePublication, { params: { locale }, query: owner }))
  }

  return {
    load,
    /** As far as it has been told; where the page is another one meanwhile, that is told and thrown. */
    async publish(wanted: Wanted): Promise<void> {
      const version = store.get().publication?.version
      try {
        told(await call<typeof publish>(editorAddresses.publish, { params: { locale }, body: { ...owner, ...wanted, version } }))
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') told(error.current as PagePublication)
        throw error
      }
    },
    async takeBack(id: number): Promise<void> {
      await call<typeof cancelPublication>(editorAddresses.cancelPublication, { params: { locale, id } })
      await load()
    },
  }
}
