import { createContext } from 'react'
import type { Image } from '#contract/common.ts'

export type PickedLink = { link: string; link_url: string; title: string }
export type PickedFile = { url: string; name: string }

/** What inputs need from the house; the page editor provides it. A picker answers null when nothing was chosen. */
export type FormServices = {
  colors: readonly { key: string; name: string; value: string }[]
  pickImage: ((current: number | null) => Promise<Image | null>) | null
  pickLink: ((current: string) => Promise<PickedLink | null>) | null
  pickFile: ((accept: string) => Promise<PickedFile | null>) | null
}

export const FormServicesContext = createContext<FormServices>({ colors: [], pickImage: null, pickLink: null, pickFile: null })
