import { decodeText } from '#contract/texts/decode-text.ts'

export async function readTextFile(file: File): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer()))
}
