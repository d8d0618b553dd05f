type Change = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }

/** For `shouldRevalidate`: a list that follows the query by itself needs its loader again only when the page is another one. */
export function skipsRevalidation({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.has('edit') === nextUrl.searchParams.has('edit')
  return isSamePage && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}
