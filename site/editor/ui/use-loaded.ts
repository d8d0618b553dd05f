import { useEffect, useState } from 'react'

/** The answer of `load`, which must stay the same function while nothing it reads has changed. */
export function useLoaded<T extends object>(load: (signal: AbortSignal) => Promise<T>): T | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<T | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal).then(setLoaded, () => controller.signal.aborted || setLoaded('failed'))
    return () => controller.abort()
  }, [load])
  return loaded
}
