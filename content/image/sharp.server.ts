/** Loads libvips with the first picture that is rendered or stored, to save memory before. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // The two cores serve pages too.
  sharp.concurrency(1)
  return sharp
}
