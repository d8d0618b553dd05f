import type { useLoaderData } from 'react-router'

/** Props of screen components; React Router generates these types only for files below site/. */
export type ScreenProps<Loader> = { loaderData: ReturnType<typeof useLoaderData<Loader>> }
export type MetaArgs<Loader> = Partial<ScreenProps<Loader>>
