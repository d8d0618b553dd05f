type Change = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }

/** `shouldRevalidate` of lists that follow the query by themselves: the loader runs only for another path. */
export function skipsRevalidation({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.has('edit') === nextUrl.searchParams.has('edit')
  return isSamePage && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}
