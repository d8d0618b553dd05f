/** What could be better for readers, never a reason not to save; `module` is null where it is about the page itself. */
export type Hint = { about: HintAbout; module: number | null; words: string }

export type HintAbout =
  | 'headingOrder'
  | 'linkText'
  | 'tooLong'
  | 'abbreviation'
  | 'alt'
  | 'credit'
  | 'deadLink'
  | 'deadOutside'
  | 'description'
