import type { ColorKey, Ground } from './types.ts'

export type Palette = {
  bg: string
  fg: string
  main: string
  comp: string
  accent: string
  dark: string
  paper: string
  /** Overprinting like two inks; only on light grounds, on dark ones it would swallow the shape. */
  over: string
}

type Inks = Omit<Palette, 'bg' | 'fg' | 'over'>

const INKS: Record<ColorKey, Inks> = {
  zinnober: inks('#c4321e', '#f2b59c', '#e9a13b', '#2b1a2e', '#f7ede1'),
  nachtblau: inks('#1d3f72', '#93b7da', '#ee6c4d', '#101b32', '#f0efe8'),
  tannengruen: inks('#1f6a4d', '#aecba3', '#efb23a', '#12302a', '#f4efe2'),
  aubergine: inks('#6b2a5a', '#dba0b4', '#e9853f', '#2a1230', '#f6ece6'),
  petrol: inks('#0f6673', '#8fc7c1', '#f2735c', '#0b2c38', '#f1efe6'),
  ocker: inks('#dd9a1f', '#f4dca6', '#2c4a6e', '#3a2412', '#faf2e1'),
  sonnengelb: inks('#f4c531', '#9cc05a', '#e2643a', '#23423a', '#fdf6e0'),
  lindgruen: inks('#8db33f', '#f5d565', '#2c7888', '#1d3e2f', '#f7f6e5'),
}

const MULTIPLY = 'style="mix-blend-mode:multiply"'

export function paletteOf(color: ColorKey, ground: Ground): Palette {
  const set = INKS[color]
  if (ground === 'dark') return { ...set, bg: set.dark, fg: set.paper, over: '' }
  if (ground === 'main') return { ...set, bg: set.main, fg: set.paper, main: set.dark, over: '' }
  if (ground === 'comp') {
    return { ...set, bg: set.comp, fg: set.dark, comp: set.paper, over: '' }
  }
  return { ...set, bg: set.paper, fg: set.dark, over: MULTIPLY }
}

function inks(main: string, comp: string, accent: string, dark: string, paper: string): Inks {
  return { main, comp, accent, dark, paper }
}
