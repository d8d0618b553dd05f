import type { MetaDescriptor } from 'react-router'
import type { MetaArgs, ScreenProps } from '../loaders/screen.ts'

/** The `meta` of a sheet, or of another page that search engines leave out. */
export function unlistedMeta<Loader>(getTitle: (data: ScreenProps<Loader>['loaderData']) => string) {
  return ({ loaderData }: MetaArgs<Loader>): MetaDescriptor[] =>
    loaderData ? [{ title: getTitle(loaderData) }, { name: 'robots', content: 'noindex' }] : []
}
