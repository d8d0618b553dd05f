import type { ReactElement } from 'react'

type Elements = Readonly<Record<string, ReactElement>>

const byResource = new Map<string, Elements>()

/** Inputs of a type's fields that differ from those of the declaration, and other elements of its forms. */
export function registerElements(resource: string, elements: Elements): void {
  byResource.set(resource, elements)
}

export function specialElement(resource: string, name: string): ReactElement | undefined {
  return byResource.get(resource)?.[name]
}

export function requireElement(resource: string, name: string): ReactElement {
  const element = specialElement(resource, name)
  if (!element) throw new Error(`${resource} registers no element ${name}`)
  return element
}
