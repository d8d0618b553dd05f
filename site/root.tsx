import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Variant } from '#config'
import sourceSans from '#fonts/source-sans-3-400-900-latin.woff2?url'
import { FallbackErrorPage } from './components/FallbackErrorPage/FallbackErrorPage.tsx'
import { ConsentMarkerScript } from './consent/ConsentMarkerScript.tsx'
import { FirstActScript, HydrationScripts } from './framework/Hydration.tsx'
import { ScriptMark } from './framework/InlineScript.tsx'
import { DeferredPictures } from './images/DeferredPictures.tsx'
import { useLocale } from './locale.ts'
import type { loader as layoutLoader } from './routes/layout.tsx'
import { HashScroll } from './scroll/HashScroll.tsx'
import '#fonts/fonts.css'
import './styles/tokens.css'
import './styles/grid.css'
import './styles/variants.css'
import './styles/base.css'
import './styles/page.css'
import './styles/enter.css'
import './styles/moving.css'
import './styles/contrast.css'
import './styles/print.css'

const themeColours: Record<Variant, string> = { orchestra: '#fbfaf7', school: '#fffcf2' }

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const variant = useRouteLoaderData<typeof layoutLoader>('layout')?.frame.variant ?? 'orchestra'
  return (
    <html lang={locale} data-variant={variant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours[variant]} />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href={`/icon-${variant}.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" href={sourceSans} crossOrigin="anonymous" />
        <ConsentMarkerScript />
        <DeferredPictures />
        <FirstActScript />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={useContext(ScriptMark)} />
        <HashScroll />
        <HydrationScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Reached only when the layout's own error page failed. */
export function ErrorBoundary() {
  return <FallbackErrorPage />
}
