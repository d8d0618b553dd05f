/** A face as the pages use it: which axes of its file are kept, and what stands in until it has arrived. */
export type Face = {
  family: string
  /** `@fontsource-variable/{source}/files/{source}-{range}-{file}.woff2` */
  source: string
  file: string
  style: 'normal' | 'italic'
  weight: string
  /** A number pins an axis. Axes that are not named keep their whole range. */
  axes: Record<string, number | { min: number; max: number }>
  fallbacks: Fallback[]
}

/** A font that readers have, measured like ours: `as` is the instance of ours that it stands in for. */
export type Fallback = { name: string; local: string[]; weight: string; as: Record<string, number>; metrics: Metrics }
export type Metrics = { familyName: string; ascent: number; descent: number; lineGap: number; unitsPerEm: number; xWidthAvg: number }

const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 }
const arialBold = { ...arial, xWidthAvg: 983 }
const times = { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 }
const georgia = { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 }
const roboto = { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 }

// Liberation has the measures of Arial and Times and stands for them on Linux; Roboto and Noto Serif are Android's.
const arialNames = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBoldNames = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']
const timesNames = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif']

const text: Pick<Face, 'family' | 'source'> = { family: 'Source Sans 3', source: 'source-sans-3' }
const italic: Omit<Face, 'weight' | 'axes'> = { ...text, file: 'wght-italic', style: 'italic', fallbacks: [] }

const textFallbacks: Fallback[] = [
  { name: 'Arial', local: arialNames, weight: '400 599', as: { wght: 400 }, metrics: arial },
  { name: 'Arial', local: arialBoldNames, weight: '600 900', as: { wght: 600 }, metrics: arialBold },
  { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], weight: '400 599', as: { wght: 400 }, metrics: roboto },
]

const nunito: Omit<Face, 'weight' | 'axes' | 'fallbacks'> = { family: 'Nunito', source: 'nunito', file: 'wght-normal', style: 'normal' }

export const faces: Face[] = [
  {
    family: 'Fraunces',
    source: 'fraunces',
    file: 'opsz-normal',
    style: 'normal',
    // The one weight that tokens.css names; the optical size stays, it is what makes small names sturdy and large ones fine.
    weight: '400',
    axes: { wght: 400, opsz: { min: 18, max: 72 } },
    fallbacks: [
      { name: 'Georgia', local: ['Georgia'], weight: '400', as: { wght: 400, opsz: 40 }, metrics: georgia },
      { name: 'Times', local: timesNames, weight: '400', as: { wght: 400, opsz: 40 }, metrics: times },
    ],
  },
  // spec §9: weights 400 to 900.
  { ...text, file: 'wght-normal', style: 'normal', weight: '400 900', axes: { wght: { min: 400, max: 900 } }, fallbacks: textFallbacks },
  // Movements and notes are in the one, what an editor makes bold within them is in the other; a file for both is as large as the two.
  { ...italic, weight: '400 599', axes: { wght: 400 } },
  { ...italic, weight: '600 900', axes: { wght: 700 } },
  // Headings, and the words of a quotation.
  {
    ...nunito,
    weight: '800',
    axes: { wght: 800 },
    fallbacks: [{ name: 'Arial', local: arialBoldNames, weight: '800', as: { wght: 800 }, metrics: arialBold }],
  },
  { ...nunito, weight: '400', axes: { wght: 400 }, fallbacks: [{ name: 'Arial', local: arialNames, weight: '400', as: { wght: 400 }, metrics: arial }] },
]
