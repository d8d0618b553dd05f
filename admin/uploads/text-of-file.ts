import { textOfBytes } from '#contract/text-of-bytes.ts'

export async function textOfFile(file: File): Promise<string> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()))
}
