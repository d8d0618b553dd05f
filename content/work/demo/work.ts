import type { Text, WorkSeed } from '#server/seed/content/types.ts'

export function work(key: string, composerKey: string, title: Text, minutes: number, movements: string[] = []): WorkSeed {
  return { key, composerKey, title, minutes, movements }
}
