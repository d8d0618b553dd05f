import { createContext } from 'react'
import type { Image } from '#contract/common.ts'

export type PickedLink = { link: string; link_url: string; title: string }
/** What a reference leads to, in the words of the screen. */
export type NamedLink = { name: string; isOnline: boolean }
export type PickedFile = { url: string; name: string }

/** What inputs need from the house; the page editor provides it. A picker answers null when nothing was chosen. */
export type FormServices = {
  colors: readonly { key: string; name: string; value: string }[]
  /** Those that questions of the back office have, in its order. */
  questionCategories: readonly string[]
  pickImage: ((current: number | null) => Promise<Image | null>) | null
  pickLink: ((current: string) => Promise<PickedLink | null>) | null
  /** Answers null when the record is gone. */
  nameLink: ((link: string, signal: AbortSignal) => Promise<NamedLink | null>) | null
  pickFile: ((accept: string) => Promise<PickedFile | null>) | null
  /** Dresses what opens beside the page in the colours of whoever shows the form. */
  popoverClass?: string
}

export const FormServicesContext = createContext<FormServices>({
  colors: [],
  questionCategories: [],
  pickImage: null,
  pickLink: null,
  nameLink: null,
  pickFile: null,
})
