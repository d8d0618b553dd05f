import { InlineScript } from '../framework/InlineScript.tsx'
import { CONSENT_COOKIE, type ConsentChoices, readConsent } from './stored-consent.ts'

/** Says on the document, before anything is drawn, whether the visitor is to be asked (`open`), has `given` consent to something or to nothing. */
export function ConsentMarkerScript() {
  return (
    <InlineScript
      text={
        import.meta.env.SSR
          ? `(${markConsent})((${readConsent})(document.cookie,${JSON.stringify(CONSENT_COOKIE)}))`
          : ''
      }
    />
  )
}

/** Stands in the page as text, so nothing outside of it exists there. */
function markConsent({ hasDecided, tracking, services }: ConsentChoices): void {
  const isGiven = tracking || services.length > 0
  document.documentElement.dataset.consent = hasDecided ? (isGiven ? 'given' : 'refused') : 'open'
}
