import { cutOf, type Focal } from '#contract/cut.ts'

type Size = { width: number; height: number }
type Move = { dx: number; dy: number; box: Size }

/** The focal point after the picture was dragged under its cut, by pixels of the box on the screen that shows the cut. */
export function movedFocal(picture: Size, { focal, target }: { focal: Focal; target: Size }, { dx, dy, box }: Move): Focal {
  const cut = cutOf(picture, focal, target)
  const along = (middle: number, moved: number, whole: number, part: number) => {
    // Only as far as the cut can move, so that the way back begins at once.
    const point = Math.min(Math.max(middle - moved, part / 2), whole - part / 2)
    return Math.round((point / whole) * 1000) / 1000
  }
  return {
    x: along(cut.left + cut.width / 2, (dx * cut.width) / box.width, picture.width, cut.width),
    y: along(cut.top + cut.height / 2, (dy * cut.height) / box.height, picture.height, cut.height),
  }
}
