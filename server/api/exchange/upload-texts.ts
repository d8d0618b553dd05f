import type { ErrorTexts } from './import-texts.ts'

/** Errors of uploaded pictures and files; part of field-texts.ts. */
export const uploadTexts: ErrorTexts = {
  file_empty: [
    'Diese Datei ist leer. Vielleicht ist sie noch nicht ganz heruntergeladen.',
    'This file is empty. Perhaps it is not downloaded completely yet.',
  ],
  file_other: [
    'Hier gehen PDF, MP3 und MP4. Aus Word oder Excel: als PDF speichern.',
    'PDF, MP3 and MP4 are accepted. From Word or Excel: save as PDF.',
  ],
  picture_empty: [
    'Diese Datei ist leer. Vielleicht ist sie noch nicht ganz heruntergeladen oder übertragen.',
    'This file is empty. Perhaps it is not downloaded or transferred completely yet.',
  ],
  picture_svg: [
    'SVG geht nicht, weil darin Programme stecken können. Bitte als PNG speichern, mindestens 1000 Punkte breit. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    'SVG is not accepted, because it may hold programs. Please save it as PNG, at least 1000 pixels wide. JPEG, PNG, WebP, AVIF and GIF are accepted.',
  ],
  picture_tiff: [
    'TIFF geht nicht. Bitte in der Bildbearbeitung als JPEG speichern, in voller Größe. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    'TIFF is not accepted. Please save it as JPEG, in full size. JPEG, PNG, WebP, AVIF and GIF are accepted.',
  ],
  picture_heic: [
    'Dieses HEIC-Bild lässt sich nicht lesen. Auf dem iPhone: beim Teilen „Maximal kompatibel“ wählen, dann kommt ein JPEG. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    'This HEIC picture cannot be read. On an iPhone choose “Most Compatible” when sharing, which makes a JPEG. JPEG, PNG, WebP, AVIF and GIF are accepted.',
  ],
  picture_damaged: [
    'Dieses Bild ist beschädigt oder nicht vollständig. Bitte öffnen Sie es, speichern Sie es neu und laden Sie es noch einmal hoch.',
    'This picture is damaged or incomplete. Please open it, save it anew and upload it again.',
  ],
  picture_other: [
    'Das ist kein Bild, das hier geht. Es gehen JPEG, PNG, WebP, AVIF und GIF.',
    'This is no picture that is accepted here. JPEG, PNG, WebP, AVIF and GIF are accepted.',
  ],
  picture_pixels: [
    'Dieses Bild hat mehr als 100 Millionen Bildpunkte; bei einem bewegten GIF zählen alle seine Bilder zusammen. Bitte kleiner speichern.',
    'This picture has more than 100 million pixels; of a moving GIF all frames count together. Please save it smaller.',
  ],
  file_known: ['Genau diese Datei gibt es hier schon: {}.', 'This very file is here already: {}.'],
  no_file: ['Bitte wählen Sie eine Datei.', 'Please choose a file.'],
}
