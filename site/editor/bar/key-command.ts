export type KeyCommand = 'undo' | 'redo' | 'save' | 'keys' | 'beside'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>

/**
 * By the letter, not by where its key lies: on a German keyboard Y and Z have changed places. AltGr arrives as Ctrl
 * and Alt together and types letters, so it commands nothing.
 */
export function keyCommand({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Pressed): KeyCommand | null {
  if (key === '?' && !ctrlKey && !metaKey && !altKey && !isComposing) return 'keys'
  if (isComposing || altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'l' && shiftKey) return 'beside'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  return letter === 's' && !shiftKey ? 'save' : null
}
