import type Mammoth from 'mammoth'
import mammothUrl from 'mammoth/mammoth.browser.min.js?url'
import type { OmittedPart } from '#modules/fields/rich-text/omitted-parts.ts'
import { applyListNumbers, prepareWordFile } from './prepare-word-file.ts'

/** `isMissingPictures`: some have a format that no browser shows, are only linked, or are too many. */
export type ReadDocument = {
  html: string
  pictures: File[]
  isMissingPictures: boolean
  droppedKinds: ReadonlySet<OmittedPart>
}

export const MAX_DOCUMENT_BYTES = 30 * 1024 * 1024
const MAX_PICTURES = 30

/** Styles beyond Word's own headings; comments become a mark by which they are found. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Titel'] => h1:fresh",
  'comment-reference => sup.comment',
]

/** A Word document as HTML, its pictures as files; loaded with the first document. */
export async function readDocument(file: File): Promise<ReadDocument> {
  const mammoth = await loadMammoth()
  const pictures: File[] = []
  let isMissingPictures = false
  const convertImage = mammoth.images.imgElement(async (image) => {
    if (!/^image\/(?:png|jpe?g|gif|webp)$/.test(image.contentType) || pictures.length >= MAX_PICTURES) {
      isMissingPictures = true
      return { src: '' }
    }
    const position = pictures.length
    const [, type = 'png'] = image.contentType.split('/')
    pictures.push(
      new File([await image.readAsArrayBuffer()], `${file.name.replace(/\.docx$/i, '')}-${position + 1}.${type}`, {
        type: image.contentType,
      }),
    )
    return { src: `picture:${position}` }
  })
  const { archive, droppedKinds } = prepareWordFile(new Uint8Array(await file.arrayBuffer()))
  const { value, messages } = await mammoth.convertToHtml({ arrayBuffer: archive }, { styleMap, convertImage })
  // mammoth's only errors in a browser are linked pictures.
  isMissingPictures ||= messages.some(({ type }) => type === 'error')
  return { html: applyListNumbers(value), pictures, isMissingPictures, droppedKinds }
}

/** A file of its own: bundled, its module format would add code to the first scripts of every visitor. */
async function loadMammoth(): Promise<typeof Mammoth> {
  await import(/* @vite-ignore */ mammothUrl)
  return (window as unknown as { mammoth: typeof Mammoth }).mammoth
}
