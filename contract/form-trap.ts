/**
 * A honeypot field of visitors' forms. The name is one that browsers and password managers do not know: they fill in
 * known ones ("website", "url", "company") for people too.
 */
export const TRAP_FIELD = 'leave_empty'

/** Note to the office beside a message with the field filled in. */
export const TRAP_NOTE = 'Vermutlich von einem Programm: Das unsichtbare Feld war ausgefüllt.'
