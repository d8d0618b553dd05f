/** Whether a file is a Word document, by its name: systems give it different media types. */
export function isDocument({ name }: File): boolean {
  return /\.docx$/i.test(name)
}
