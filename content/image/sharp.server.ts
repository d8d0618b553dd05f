/** libvips, loaded with the first picture that is made or stored: a house that has all its pictures does without. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Two cores serve pages too.
  sharp.concurrency(1)
  return sharp
}
