/** The data for a step's text. */
export type Label = {
  verb:
    | 'typed'
    | 'changed'
    | 'added'
    | 'removed'
    | 'moved'
    | 'pasted'
    | 'duplicated'
    | 'cut'
    | 'layout'
    | 'showing'
    | 'turned'
    | 'restored'
    | 'resolved'
  /** A kind of module, a resource, or `section`. */
  kind: string
  name: string
}
