import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { currentLanguage } from '../i18n/language.ts'

/** What is not meant for readers stays outside of every field; loaded once the back office stands. */
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
