import { expect, test } from 'vitest'
import { keyCommand } from './HistoryButtons.tsx'

const key = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>>) =>
  keyCommand({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, ...modifiers })

test('the ? key opens the list of keys', () => {
  const keyPress = { key: '?', ctrlKey: false, metaKey: false, altKey: false, shiftKey: true, isComposing: false }
  expect(keyCommand(keyPress)).toBe('keys')
  expect(keyCommand({ ...keyPress, ctrlKey: true })).toBeNull()
})

test('Ctrl+Z undoes and Ctrl+Shift+Z redoes, by letter', () => {
  expect(key('z', { ctrlKey: true })).toBe('undo')
  expect(key('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
  expect(key('y', { ctrlKey: true })).toBe('redo')
})

test('the command key works like Ctrl on a Mac', () => {
  expect(key('z', { metaKey: true })).toBe('undo')
})

test('AltGr triggers no command', () => {
  expect(key('z', { ctrlKey: true, altKey: true })).toBeNull()
  expect(key('y', { ctrlKey: true, altKey: true })).toBeNull()
})

test('a letter alone triggers no command', () => {
  expect(key('z', {})).toBeNull()
})
