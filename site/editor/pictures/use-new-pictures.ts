import { useEffect, useRef, useState } from 'react'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import type { FocalPoint } from '#contract/media/crop.ts'
import { fetchWithProgress } from '#contract/media/fetch-with-progress.ts'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { uploadAdmin } from '../pickers/admin-list.ts'
import { type AdminRecord, toImage } from '../pickers/picked.ts'
import { newModule } from '../state/new-records.ts'
import { useWorkspace } from '../ui/context.tsx'
import { type findPictureKind, fittingFormat } from './picture-kind.ts'

/** Input for a picture before its upload. */
export type NewPicture = {
  key: number
  file: File
  url: string
  size: { width: number; height: number } | null
  alt: string
  credit: string
  focal: FocalPoint | null
  choices: Readonly<Record<string, unknown>>
  /** Upload progress, 0 to 1. */
  share: number | null
  problem: string
}

/** `hasChoices`: its choices are those of a module on the page. `altOf`: alternative texts that the files came with. */
export type Kind = NonNullable<ReturnType<typeof findPictureKind>> & {
  hasChoices?: boolean
  altOf?: (index: number) => string
}

/** Pictures before the upload, which starts with saving; a refused one stays with its error. */
export function useNewPictures(files: readonly File[], { edit, field, hasChoices = false, altOf }: Kind) {
  const { editor } = useWorkspace()
  const [pictures, setPictures] = useState<readonly NewPicture[]>(() =>
    files.map((file, key) => ({
      key,
      file,
      url: URL.createObjectURL(file),
      size: null,
      alt: altOf?.(key) ?? '',
      credit: '',
      focal: null,
      choices: {},
      share: null,
      problem: '',
    })),
  )
  const leaving = useRef(new AbortController())

  const [urls] = useState(() => pictures.map(({ url }) => url))
  useEffect(() => {
    const { current } = leaving
    return () => {
      current.abort()
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [urls])

  const change = (key: number, patch: Partial<NewPicture>) =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...patch } : each)))

  /** Uploads one after the other; answers the modules of the accepted ones by their key. */
  async function upload(): Promise<ReadonlyMap<number, ModuleRecord>> {
    const records = new Map<number, ModuleRecord>()
    for (const picture of pictures) {
      change(picture.key, { share: 0, problem: '' })
      try {
        records.set(picture.key, moduleOf(await stored(picture), picture))
        setPictures((all) => all.filter(({ key }) => key !== picture.key))
      } catch (error) {
        change(picture.key, { share: null, problem: error instanceof Error ? error.message : '' })
      }
    }
    return records
  }

  async function stored({ key, file, alt, credit, focal }: NewPicture): Promise<AdminRecord> {
    const { signal } = leaving.current
    const sending = editor.clientFor(fetchWithProgress((share) => change(key, { share })))
    const record = await uploadAdmin((target, input) => sending(target, input, signal), {
      resource: 'images',
      file,
      accept: '',
    })
    // An existing picture keeps its stored texts where nothing was entered.
    const changes = {
      ...(alt ? { alt: { ...Object(record.alt), [editor.locale]: alt } } : {}),
      ...(credit ? { credit } : {}),
      ...(focal ? { focal_x: focal.x, focal_y: focal.y } : {}),
    }
    if (Object.keys(changes).length === 0) return record
    // The fields of a record depend on its resource.
    return (await editor.call<ResourceEndpoints['update']>(
      resourceAddresses('images').update,
      { params: { id: record.id }, body: changes },
      signal,
    )) as AdminRecord
  }

  function moduleOf(record: AdminRecord, { choices, size }: NewPicture): ModuleRecord {
    const picture = toImage(record, editor.locale)
    return newModule(edit.kind, {
      ...edit.initial,
      ...(hasChoices ? {} : fittingFormat(edit, size)),
      ...choices,
      [field]: record.id,
      picture,
      image_url: picture.url,
    })
  }

  return {
    pictures,
    change,
    upload,
    remove: (key: number) => setPictures((all) => all.filter((each) => each.key !== key)),
  }
}
