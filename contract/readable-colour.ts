const DARK = '#16181d'
const LIGHT = '#ffffff'
const READABLE = 4.5

/** Dark or light text on this background. */
export function readableOn(background: string): string {
  return contrast(background, LIGHT) >= READABLE ? LIGHT : DARK
}

/** The colour, darkened until it is readable on the lightest background. */
export function darkenedToReadable(colour: string, background = '#f1eee8'): string {
  let text = colour
  for (let step = 0; step < 20 && contrast(text, background) < READABLE; step += 1) text = darken(text)
  return text
}

export function contrast(firstColour: string, secondColour: string): number {
  const [light, dark] = [luminance(firstColour), luminance(secondColour)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function darken(colour: string): string {
  return `#${channels(colour)
    .map((value) =>
      Math.round(value * 0.92)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16))
}
