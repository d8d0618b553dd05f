import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { currentLanguage } from '../i18n/language.ts'

/** Cleans every paste in the back office; loaded after its first screen. */
export function useCleanPastes(): void {
  const notify = useNotify()
  useEffect(() => {
    let stop: () => void = () => undefined
    let isGone = false
    void Promise.all([import('#modules/fields/plain-paste.ts'), import('#modules/fields/left-out.ts')]).then(([{ cleanPlainPastes }, { formatLeftOut }]) => {
      if (!isGone) stop = cleanPlainPastes((leftOut) => notify(formatLeftOut(leftOut, currentLanguage()) ?? '', { type: 'info' }))
    })
    return () => {
      isGone = true
      stop()
    }
  }, [notify])
}
