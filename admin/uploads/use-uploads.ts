import { useState } from 'react'
import type { AdminRecord } from '../api/answers.ts'
import { messageOf } from '../api/message-of.ts'
import { upload } from '../api/upload.ts'

export type UploadState = { key: number; name: string; share: number; status: 'waiting' | 'sending' | 'done' | 'known' | 'failed'; problem: string }

const AT_ONCE = 3
let nextKey = 0

/** Uploads many files, three at a time; a refused one does not stop the others. */
export function useUploads(path: string, onUploaded: (record: AdminRecord) => void) {
  const [states, setStates] = useState<readonly UploadState[]>([])
  const set = (key: number, change: Partial<UploadState>) => setStates((all) => all.map((state) => (state.key === key ? { ...state, ...change } : state)))

  async function send(file: File, key: number) {
    set(key, { status: 'sending' })
    try {
      const { record, isKnown } = await upload({ path, file, onProgress: (share) => set(key, { share }) })
      set(key, { status: isKnown ? 'known' : 'done', share: 1 })
      onUploaded(record)
    } catch (cause) {
      set(key, { status: 'failed', problem: messageOf(cause) })
    }
  }

  async function start(files: readonly File[]) {
    const queue = files.map((file) => ({ file, key: nextKey++ }))
    // Before the queue is worked off: React may call the updater later.
    const waiting = queue.map(({ file, key }): UploadState => ({ key, name: file.name, share: 0, status: 'waiting', problem: '' }))
    setStates((all) => [...all, ...waiting])
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await send(next.file, next.key)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }

  return { states, start, clear: () => setStates([]) }
}
