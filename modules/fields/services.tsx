import { createContext } from 'react'
import type { Image } from '#contract/common.ts'

export type PickedLink = { link: string; link_url: string; title: string }
export type FoundPage = { title: string; url: string; kind: string }
export type NamedLink = { name: string; isOnline: boolean }
type PickedFile = { url: string; name: string }

/** A menu at a button; items of one `group` share it as their heading. */
export type ToolMenu = {
  anchor: HTMLElement
  label: string
  items: readonly { id: string; label: string; run: () => void; disabled?: boolean; group?: string }[]
}

/** Services that inputs use where they are provided. A picker returns null when nothing was chosen. */
export type FormServices = {
  colors: readonly { key: string; name: string; value: string }[]
  /** Categories of FAQ entries, in their order. */
  questionCategories: readonly string[]
  pickImage: (current: number | null) => Promise<Image | null>
  pickLink: (current: string) => Promise<PickedLink | null>
  /** Pages by the first letters of their names, public ones first. */
  findLinks: (typed: string, signal: AbortSignal) => Promise<readonly FoundPage[]>
  /** Null when the record is deleted. */
  nameLink: (link: string, signal: AbortSignal) => Promise<NamedLink | null>
  pickFile: (accept: string) => Promise<PickedFile | null>
  openMenu: (menu: ToolMenu) => void
  /** A class for popovers, to match the form's colours. */
  popoverClass: string
}

export const FormServicesContext = createContext<Partial<FormServices>>({})
