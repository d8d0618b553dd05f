/**
 * Forms post to `#answer`: browsers focus a focusable fragment target, and screen readers read it, with or without
 * script. `autofocus` is ignored when the URL has a fragment.
 */
export const ANSWER_HASH = '#answer'
export const answerTarget = { id: 'answer', tabIndex: -1 } as const
