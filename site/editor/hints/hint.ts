/** A suggestion for readers, which never prevents saving; `module` is null if it concerns the page. */
export type Hint = { topic: HintAbout; module: number | null; detail: string }

export type HintAbout =
  | 'headingOrder'
  | 'linkText'
  | 'tooLong'
  | 'abbreviation'
  | 'caption'
  | 'alt'
  | 'credit'
  | 'deadLink'
  | 'deadOutside'
  | 'description'
