import { useEffect, useRef, useState } from 'react'

/** Receives files dropped anywhere in the window; true while files are dragged over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const handler = useRef(onFiles)
  handler.current = onFiles

  useEffect(() => {
    const control = new AbortController()
    const listen = listener(control.signal)
    listen('dragover', (event, transfer) => {
      event.preventDefault()
      transfer.dropEffect = 'copy'
      setOver(true)
    })
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false)
    })
    listen('drop', (event, { files }) => {
      event.preventDefault()
      setOver(false)
      handler.current([...files])
    })
    return () => control.abort()
  }, [])

  return isOver
}

/** The browser would open a file dropped elsewhere, and all input would be lost. */
export function useRefuseStrayFiles(): void {
  useEffect(() => {
    const control = new AbortController()
    const listen = listener(control.signal)
    listen('dragover', (event, transfer) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      transfer.dropEffect = 'none'
    })
    // Not every browser respects `dropEffect`.
    listen('drop', (event) => event.preventDefault())
    return () => control.abort()
  }, [])
}

/** Listens on the window for drags with files, until `signal` aborts. */
function listener(signal: AbortSignal) {
  return (type: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent, transfer: DataTransfer) => void) =>
    window.addEventListener(
      type,
      (event) => {
        if (event.dataTransfer?.types.includes('Files')) hear(event, event.dataTransfer)
      },
      { signal },
    )
}
