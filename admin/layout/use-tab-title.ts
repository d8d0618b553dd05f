import { useEffect } from 'react'
import { useTranslate } from 'react-admin'

/** Where react-admin puts the name of the screen. */
export const SCREEN_NAME_ID = 'react-admin-title'

/** Names the browser's tab after the screen, whatever gives the screen its name. */
export function useTabTitle(): void {
  const translate = useTranslate()
  const house = translate('partitur.app.title')
  useEffect(() => {
    const element = document.getElementById(SCREEN_NAME_ID)
    if (!element) return
    const rename = () => {
      document.title = [element.textContent.trim(), house].filter((part) => part !== '').join(' · ')
    }
    rename()
    const observer = new MutationObserver(rename)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [house])
}
