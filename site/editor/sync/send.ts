import type { Locale } from '#config'
import type { ContainerType } from '#content/define.ts'
import type { Client } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { ModuleRecord } from '#contract/sections.ts'
import type { Mirror } from './mirror.ts'
import { saveModule } from './save-module.ts'
import { createModule, removeModule, restoreModule, translateModule } from './send-module.ts'
import { arrange, createSection, removeSection, restoreSection, setLayout } from './send-section.ts'
import type { Queued } from './write.ts'

/** What a write needs to know of the page. */
export type Sender = {
  call: Client
  locale: Locale
  owner: { content_type: ContainerType; object_id: number }
  mirror: Mirror
  /** A module as it is in the document now. */
  recordOf: (id: number) => ModuleRecord | null
}

export type Outcome =
  | { type: 'done'; mirror: Mirror; saved?: { module: number; answer: ModuleRecord; sent: Readonly<Record<string, unknown>> } }
  /** There was nothing to tell. */
  | { type: 'nothing' }
  /** The record as stored now and who wrote it when; null when it is no longer there. */
  | { type: 'conflict'; module: number; theirs: ModuleRecord | null; by?: string | null | undefined; at?: string | null | undefined }
  | { type: 'refused'; module: number; problems: FieldErrors }
  /** It was to come back and cannot; it is to be made anew. */
  | { type: 'gone'; module: number }
  /** A move over an order that others have changed since; it is to be made again on theirs. */
  | { type: 'overtaken' }

/** Tells the server. Throws AppError when it could not be told, or will not have it at all. */
export function send(sender: Sender, { write, tried, sent }: Queued): Promise<Outcome> {
  switch (write.type) {
    case 'create_module':
      return createModule(sender, { ...write, tried })
    case 'restore_module':
      return restoreModule(sender, write)
    case 'remove_module':
      return removeModule(sender, write)
    case 'translate':
      return translateModule(sender, write)
    case 'save_module':
      return saveModule(sender, { module: write.module, sent })
    case 'create_section':
      return createSection(sender, write)
    case 'restore_section':
      return restoreSection(sender, write)
    case 'remove_section':
      return removeSection(sender, write)
    case 'set_layout':
      return setLayout(sender, write)
    case 'arrange':
      return arrange(sender, write)
  }
}
