import { createStore } from '../store/store.ts'

/** Alert slots of open dialogs, the topmost last: content behind a dialog is neither visible nor read out. */
const slots = createStore<readonly HTMLElement[]>([])

/** A ref for the slot. */
export function addAlertSlot(slot: HTMLElement | null): (() => void) | undefined {
  if (!slot) return
  slots.update((before) => [...before, slot])
  return () => slots.update((before) => before.filter((each) => each !== slot))
}

export const subscribeToAlertSlots = slots.subscribe

export function topAlertSlot(): HTMLElement | null {
  return slots.get().at(-1) ?? null
}
