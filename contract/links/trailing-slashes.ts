/** A loop: `/\/+$/` tries every slash of the text, which is quadratic. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '/') end--
  return text.slice(0, end)
}
