import type { useLoaderData } from 'react-router'

/** What the parts of a screen receive; React Router writes these types only for files below site/. */
export type ScreenProps<Loader> = { loaderData: ReturnType<typeof useLoaderData<Loader>> }
export type MetaArgs<Loader> = Partial<ScreenProps<Loader>>
