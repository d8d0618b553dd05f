/** RFC 3986, 6.2.2: letters that need no encoding are written plainly, and the digits of an encoding in capitals. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
}
