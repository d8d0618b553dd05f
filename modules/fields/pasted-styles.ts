/** The declarations of a style sheet that say that words are struck or hidden. */
const MEANT = /(?:^|;)\s*((?:text-decoration(?:-line)?:[^;]*line-through|display:\s*none|mso-hide:\s*all|visibility:\s*hidden)[^;]*)/i

/** Excel and Word say in a style sheet by class what others say at the element; there it is read. */
export function readStyleSheets(page: Document): void {
  for (const sheet of page.querySelectorAll('style')) {
    const rules = (sheet.textContent ?? '').replace(/<!--|-->/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
    for (const [, selectors = '', body = ''] of rules) {
      const [, declaration] = MEANT.exec(body) ?? []
      if (declaration) for (const selector of selectors.split(',')) apply(page, { selector: selector.trim(), declaration })
    }
  }
}

/** Only classes: what a sheet says of whole kinds of elements is meant for Word's own window. */
function apply(page: Document, { selector, declaration }: { selector: string; declaration: string }): void {
  if (!/^[a-z]*\.[\w-]+$/i.test(selector)) return
  for (const element of page.body.querySelectorAll(selector)) element.setAttribute('style', `${declaration};${element.getAttribute('style') ?? ''}`)
}
