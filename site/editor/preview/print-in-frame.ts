/**
 * Shows a document as its print styles draw it, which no browser does in a frame by itself: rules for paper hold, those for
 * the screen alone do not. Paper's own margins and page breaks are not drawn.
 */
export function showAsPrinted(document: Document): void {
  for (const sheet of document.styleSheets) turn(rulesOf(sheet))
}

function turn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('media' in rule) turnMedia((rule as CSSMediaRule).media)
    if ('cssRules' in rule) turn((rule as CSSGroupingRule).cssRules)
  }
}

function turnMedia(media: MediaList): void {
  const text = media.mediaText
  if (/\bprint\b/.test(text)) media.mediaText = text.replace(/\bprint\b/g, 'all')
  else if (/\bscreen\b/.test(text)) media.mediaText = 'not all'
}

/** None of a sheet that is not ours, which no script may read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList {
  if (sheet.media.length > 0) turnMedia(sheet.media)
  try {
    return sheet.cssRules
  } catch {
    return new CSSStyleSheet().cssRules
  }
}
