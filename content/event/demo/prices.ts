/** What the cheapest and the dearest ticket of a concert of this kind cost, in euros: the subscriptions of the demo pages are up to 35 percent less. */
export const pricesOf: Record<string, [from: number, to: number]> = {
  sinfoniekonzert: [24, 47],
  chorkonzert: [24, 47],
  kammerkonzert: [14, 26],
  gespraechskonzert: [12, 24],
  familienkonzert: [8, 16],
  sonderkonzert: [22, 48],
}
