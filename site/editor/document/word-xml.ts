const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function select(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(WORDS, name)]
}

/** A child of a child, by local names. */
export function find(element: Element | null, ...names: string[]): Element | null {
  return names.reduce<Element | null>(
    (parent, name) => [...(parent?.children ?? [])].find(({ localName }) => localName === name) ?? null,
    element,
  )
}

export function getValue(element: Element | null, attribute = 'val'): string {
  return element?.getAttributeNS(WORDS, attribute) ?? ''
}

/** An element of Word's own, such as `bookmarkStart`. */
export function createElement(xml: Document, name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = xml.createElementNS(WORDS, `w:${name}`)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttributeNS(WORDS, `w:${attribute}`, value)
  return element
}
