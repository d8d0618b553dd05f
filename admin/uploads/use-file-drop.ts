import { useEffect, useRef, useState } from 'react'

/** Hears files dropped anywhere in the window; true while some are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const handler = useRef(onFiles)
  handler.current = onFiles

  useEffect(() => {
    const heard = new AbortController()
    const listen = listener(heard.signal)
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
    return () => heard.abort()
  }, [])

  return isOver
}

/** A file dropped where nothing takes it would replace the page, and all that was typed with it. */
export function useRefuseStrayFiles(): void {
  useEffect(() => {
    const heard = new AbortController()
    const listen = listener(heard.signal)
    listen('dragover', (event, transfer) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      transfer.dropEffect = 'none'
    })
    // Not every browser keeps to the effect.
    listen('drop', (event) => event.preventDefault())
    return () => heard.abort()
  }, [])
}

/** Listens at the window for drags that carry files, until `signal` ends it. */
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
