/** From here on the menu is in the header's bar (spec §2: from the large breakpoint); below, it fills the screen. */
export const LARGE_SCREEN = '(min-width: 64em)'
