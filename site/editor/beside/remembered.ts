const KEY = 'partitur_beside'

/** Whether the other language stood beside when somebody last worked in this browser. */
export function isBesideRemembered(): boolean {
  return readStorage() === 'on'
}

export function rememberBeside(isBeside: boolean): void {
  try {
    if (isBeside) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing shows one language at first.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
