import { InlineScript } from '../framework/InlineScript.tsx'
import { storeRefusals } from './store-refusals.ts'
import { CONSENT_COOKIE, type ConsentChoices, REFUSAL_COOKIE, readConsent } from './stored-consent.ts'

/**
 * Marks the document before the first paint: `open` (not decided), `given` (consented to something), or neither; and
 * stores refusals.
 */
export function ConsentMarkerScript() {
  return (
    <InlineScript
      text={
        import.meta.env.SSR
          ? `(${markConsent})((${readConsent})(document.cookie,${JSON.stringify(CONSENT_COOKIE)}));(${storeRefusals})(() => { document.cookie = ${JSON.stringify(REFUSAL_COOKIE)} })`
          : ''
      }
    />
  )
}

/** Serialised into the page, so it must not refer to anything outside. */
function markConsent({ hasDecided, tracking, services }: ConsentChoices): void {
  const isGiven = tracking || services.length > 0
  document.documentElement.dataset.consent = hasDecided ? (isGiven ? 'given' : 'refused') : 'open'
}
