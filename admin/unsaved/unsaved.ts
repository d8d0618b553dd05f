type Holder = () => boolean
/** Saves a form; false on failure, which the form shows. */
export type Save = () => Promise<boolean>
type AskToLeave = (save: Save | null) => Promise<boolean>

const holders = new Map<Holder, Save | null>()
let askToLeave: AskToLeave = () => Promise.resolve(true)

/** Registers an open form: whether it has unsaved input, and how to save it. */
export function registerUnsaved(holder: Holder, save: Save | null = null): () => void {
  holders.set(holder, save)
  return () => {
    holders.delete(holder)
  }
}

export function hasUnsaved(): boolean {
  return [...holders.keys()].some((holder) => holder())
}

/** Called when the input was saved or deleted and the screen closes: nothing is left to ask about. */
export function clearUnsaved(): void {
  holders.clear()
}

/** Saves all forms, one after the other; null if one of them cannot be saved. */
export function saveUnsaved(): Save | null {
  const saves = [...holders].filter(([holder]) => holder()).map(([, save]) => save)
  if (saves.includes(null)) return null
  return async () => {
    for (const save of saves) if (!(await save?.())) return false
    return true
  }
}

export function setLeavePrompt(dialog: AskToLeave): void {
  askToLeave = dialog
}

/** For exits outside the router: logout, language, closing a dialog. `holder`: whether input would be lost. */
export async function confirmLeave(holder: Holder = hasUnsaved): Promise<boolean> {
  return !holder() || askToLeave(holder === hasUnsaved ? saveUnsaved() : null)
}
