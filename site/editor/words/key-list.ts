import type { Locale } from '#config'

export const keyList: Record<Locale, readonly (readonly [string, string])[]> = {
  de: [
    ['Tab, Umschalt+Tab', 'von Text zu Text und zu den Knöpfen der Module'],
    ['Enter am Ende', 'von der Überschrift zu einem Text darunter, von der Frage zur Antwort'],
    ['Esc', 'Text verlassen (und speichern), Menü oder Fenster schließen'],
    ['Strg+S', 'den Text oder das Formular speichern, in dem Sie schreiben'],
    ['Strg+K', 'einen Link setzen'],
    ['Strg+B, Strg+I', 'fett, kursiv'],
    ['Alt+F10', 'zu den Knöpfen des Textes; mit Esc zurück in den Text'],
    ['Strg+Z, Strg+Umschalt+Z', 'rückgängig, wiederholen'],
    ['Strg+Umschalt+L', 'die andere Sprache neben jedem Text zeigen'],
    ['Leertaste am Griff', 'aufnehmen und ablegen, dazwischen mit den Pfeiltasten zum Platz'],
    ['Doppelklick auf ein Bild', 'sein Formular öffnen'],
    ['?', 'diese Liste'],
  ],
  en: [
    ['Tab, Shift+Tab', 'from text to text and to the buttons of the modules'],
    ['Enter at the end', 'from the headline to a text below, from the question to its answer'],
    ['Esc', 'leave the text (and save), close a menu or window'],
    ['Ctrl+S', 'save the text or form you are writing in'],
    ['Ctrl+K', 'set a link'],
    ['Ctrl+B, Ctrl+I', 'bold, italic'],
    ['Alt+F10', 'to the buttons of the text; Esc leads back into it'],
    ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
    ['Ctrl+Shift+L', 'show the other language beside each text'],
    ['Space on the handle', 'pick up and drop; the arrow keys choose the place'],
    ['Double click on a picture', 'open its form'],
    ['?', 'this list'],
  ],
}
