const BODY = Symbol('body')
/** `instant` is the time that it was made at, ISO 8601, which a page hands on to the browser. */
type Known = { body: string | Buffer; instant?: string }

/**
 * An answer whose body is at hand for who keeps it: to read it back out of a `Response` makes a stream and copies it twice. It is
 * a property and no entry of a WeakMap: those outlive the answer until old objects are collected, which cost 7 % of a home page.
 */
export function attachBody(response: Response, known: Known): Response {
  return Object.assign(response, { [BODY]: known })
}

/** The bytes of an answer, and those before, between and after the times they were made at; all of them where they say no time. */
export async function readBodyBytes(
  response: Response & { [BODY]?: Known },
): Promise<{ body: Buffer; timeless: Buffer[] }> {
  const known = response[BODY]
  const read = known ? known.body : Buffer.from(await response.arrayBuffer())
  const body = typeof read === 'string' ? Buffer.from(read) : read
  return { body, timeless: known?.instant ? piecesWithout(known.instant, body) : [body] }
}

function piecesWithout(instant: string, body: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = body.indexOf(instant); at >= 0; at = body.indexOf(instant, from)) {
    pieces.push(body.subarray(from, at))
    from = at + instant.length
  }
  return [...pieces, body.subarray(from)]
}
