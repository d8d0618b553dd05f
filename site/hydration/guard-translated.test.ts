// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { guardTranslated } from './guard-translated.ts'

guardTranslated(Node.prototype)

function translated() {
  const parent = document.createElement('p')
  const [text, outer, inner] = [document.createTextNode('Geige'), document.createElement('font'), document.createElement('font')]
  outer.append(inner)
  inner.append(text)
  parent.append(outer)
  return { parent, text }
}

test('a translated text is removed with the elements around it', () => {
  const { parent, text } = translated()
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.childNodes).toHaveLength(0)
})

test('an element is inserted before a translated text', () => {
  const { parent, text } = translated()
  const link = document.createElement('a')
  expect(parent.insertBefore(link, text)).toBe(link)
  expect(parent.firstChild).toBe(link)
})

test('a text that the translation has thrown away neither is removed nor stops an insertion', () => {
  const { parent } = translated()
  const gone = document.createTextNode('Geige')
  const link = document.createElement('a')
  parent.removeChild(gone)
  parent.insertBefore(link, gone)
  expect(parent.lastChild).toBe(link)
})

test('other nodes are removed and inserted as before', () => {
  const parent = document.createElement('p')
  const [one, other] = [document.createElement('a'), document.createElement('b')]
  parent.insertBefore(one, null)
  parent.insertBefore(other, one)
  parent.removeChild(one)
  expect([...parent.childNodes]).toEqual([other])
})
