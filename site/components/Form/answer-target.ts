/**
 * The place a browser goes to with the answer to a form: its forms post to `#answer`, and a target that can be focused is focused and read out, with
 * script or without. `autofocus` would not do, because a browser passes it over where the address has a fragment.
 */
export const ANSWER_HASH = '#answer'
export const answerTarget = { id: 'answer', tabIndex: -1 } as const
