type Holder = () => boolean

const holders = new Set<Holder>()
let ask: () => Promise<boolean> = () => Promise.resolve(true)

/** A form says whether it holds words that nobody has saved, as long as it is open. */
export function holdUnsaved(holds: Holder): () => void {
  holders.add(holds)
  return () => {
    holders.delete(holds)
  }
}

export function hasUnsaved(): boolean {
  return [...holders].some((holds) => holds())
}

/** Called where what was typed is saved or deleted and the screen goes away: there is nothing left to ask about. */
export function forgetUnsaved(): void {
  holders.clear()
}

export function askWith(dialog: () => Promise<boolean>): void {
  ask = dialog
}

/** For ways out that no router sees: logging out, another language, closing a dialog. `holds` says what would be lost. */
export async function mayLeave(holds: Holder = hasUnsaved): Promise<boolean> {
  return !holds() || ask()
}
