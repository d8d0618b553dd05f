export const get = <const Path extends string>(path: Path) => ({ method: 'GET', path }) as const
export const post = <const Path extends string>(path: Path) => ({ method: 'POST', path }) as const
/** `delete` is a reserved word. */
export const remove = <const Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const
