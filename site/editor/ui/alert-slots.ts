import { createStore } from '../core/store.ts'

/** Where dialogs show alerts, the uppermost last: what lies behind a dialog is neither seen nor read out. */
const slots = createStore<readonly HTMLElement[]>([])

/** A ref for the place. */
export function addAlertSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return
  slots.update((before) => [...before, slot])
  return () => slots.update((before) => before.filter((each) => each !== slot))
}

export const subscribeToAlertSlots = slots.subscribe

export function topAlertSlot(): HTMLElement | null {
  return slots.get().at(-1) ?? null
}
