type Holder = () => boolean
/** Saves what a form holds; false where that did not succeed, and the form says why. */
export type Save = () => Promise<boolean>
type Ask = (save: Save | null) => Promise<boolean>

const holders = new Map<Holder, Save | null>()
let ask: Ask = () => Promise.resolve(true)

/** A form says whether it holds words that nobody has saved, as long as it is open, and how they are saved. */
export function registerUnsaved(holds: Holder, save: Save | null = null): () => void {
  holders.set(holds, save)
  return () => {
    holders.delete(holds)
  }
}

export function hasUnsaved(): boolean {
  return [...holders.keys()].some((holds) => holds())
}

/** Called where what was typed is saved or deleted and the screen goes away: there is nothing left to ask about. */
export function clearUnsaved(): void {
  holders.clear()
}

/** Saves all that is unsaved, one form after the other; null where one of them cannot be saved. */
export function saveUnsaved(): Save | null {
  const saves = [...holders].filter(([holds]) => holds()).map(([, save]) => save)
  if (saves.includes(null)) return null
  return async () => {
    for (const save of saves) if (!(await save?.())) return false
    return true
  }
}

export function setLeavePrompt(dialog: Ask): void {
  ask = dialog
}

/** For ways out that no router sees: logging out, another language, closing a dialog. `holds` says what would be lost. */
export async function confirmLeave(holds: Holder = hasUnsaved): Promise<boolean> {
  return !holds() || ask(holds === hasUnsaved ? saveUnsaved() : null)
}
