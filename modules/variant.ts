/** spec §3 knows an older and a newer variant of some kinds; `swp` is built of the newer one. */
export const moduleVariant: 'newer' | 'older' = 'newer'
