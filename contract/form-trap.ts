/**
 * A field of visitors' forms that people do not see and programs fill in. No browser or password manager knows the name: what they know
 * ("website", "url", "company") they fill in for people too.
 */
export const TRAP_FIELD = 'leave_empty'

/** For the office, beside what was sent with the field filled in. */
export const TRAP_NOTE = 'Vermutlich von einem Programm: Das unsichtbare Feld war ausgefüllt.'
