export const NAVIGATION_ID = 'navigation'
export const BURGER_ID = 'menu-button'
