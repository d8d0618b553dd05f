/** A honeypot field. Browsers fill in known names ("website", "url", "company") for people too, so this is another. */
export const TRAP_FIELD = 'leave_empty'

/** Note to the office beside a message with the field filled in. */
export const TRAP_NOTE = 'Vermutlich von einem Programm: Das unsichtbare Feld war ausgefüllt.'
