import { InlineScript } from '../framework/InlineScript.tsx'
import { loadBeforePrint } from './load-before-print.ts'
import { waitForPaint } from './wait-for-paint.ts'

/** Stands in the head, before any picture: while `html` is `data-unpainted` those that can wait are not asked for (`base.css`), and before it is printed all are. */
export function LatePictures() {
  return <InlineScript text={import.meta.env.SSR ? `(${waitForPaint})(document.documentElement);(${loadBeforePrint})(document)` : ''} />
}
