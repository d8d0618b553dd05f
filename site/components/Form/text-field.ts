/** What a form sends as text under a name; nothing for a file or a field that is not there. */
export function textField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
