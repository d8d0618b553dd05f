import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'
import { markListNumbers } from './list-numbers.ts'
import { omitHiddenWords } from './omit-hidden-words.ts'

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

type PreparedFile = { archive: ArrayBuffer; droppedKinds: ReadonlySet<OmittedPart> }

/**
 * A .docx as mammoth reads it rightly: without hidden words, its lists with their numbers. Throws for what is no archive,
 * or unpacks to more than 200 MB.
 */
export function prepareWordFile(docx: Uint8Array): PreparedFile {
  const files = unpack(docx)
  const parts = Object.entries(files)
    .filter(([path]) => /^word\/[^/]+\.xml$/.test(path))
    .map(([path, bytes]) => ({ path, xml: new DOMParser().parseFromString(strFromU8(bytes), 'text/xml') }))
  const documents = parts.map(({ xml }) => xml)
  const droppedKinds = omitHiddenWords(documents)
  markListNumbers(documents)
  for (const { path, xml } of parts) files[path] = strToU8(new XMLSerializer().serializeToString(xml))
  return { archive: zipSync(files, { level: 0 }).slice().buffer, droppedKinds }
}

/** In the page's thread: workers made of text are against its Content-Security-Policy. */
function unpack(docx: Uint8Array): Unzipped {
  let unpackedBytes = 0
  const files = unzipSync(docx, {
    filter: ({ originalSize }) => {
      unpackedBytes += originalSize
      return unpackedBytes <= MAX_UNPACKED_BYTES
    },
  })
  if (unpackedBytes > MAX_UNPACKED_BYTES) throw new Error('the document is too large')
  return files
}
