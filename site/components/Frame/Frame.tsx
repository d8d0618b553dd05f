import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { SponsorStrip } from '#content/sponsor/site/SponsorStrip.tsx'
import { ConsentProvider } from '../../consent/ConsentProvider.tsx'
import type { FrameData } from '../../homes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { allLoaded } from '../../images/image-loading.ts'
import { useImageLoading } from '../../images/use-image-loading.ts'
import { useContentLinks } from '../../scroll/use-content-links.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { headerReducer, initialHeaderState } from '../Header/header-state.ts'
import { PageAnnouncer } from '../PageAnnouncer/PageAnnouncer.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import styles from './Frame.module.css'
import { useFocusInside } from './use-focus-inside.ts'
import { useHeaderEvents } from './use-header-events.ts'
import { usePageEnter } from './use-page-enter.ts'

type FrameProps = { data: FrameData; otherUrl: string; children: ReactNode }

/** What surrounds every screen: skip link, header with its navigation, content, footer, consent. */
export function Frame({ data, otherUrl, children }: FrameProps) {
  const { header, brand } = useMessages()
  const { variant } = data
  const [{ headerOpen, headerHidden }, dispatch] = useReducer(headerReducer, initialHeaderState)
  const { key } = useLocation()
  const content = useRef<HTMLElement>(null)
  const banner = useRef<HTMLElement>(null)
  const images = useImageLoading(content)
  const isEntering = usePageEnter()
  useHeaderEvents(headerOpen, dispatch)
  useFocusInside(banner, headerOpen)
  useContentLinks()
  useEffect(() => dispatch({ type: 'closed' }), [key])

  return (
    <ConsentProvider consentServices={data.consentServices} tagManagerId={data.tagManagerId}>
      <a className={styles.skip} href="#content" id="top" inert={headerOpen}>
        {header.skip}
      </a>
      <ProgressBar />
      <PageAnnouncer />
      <Header
        ref={banner}
        data={data}
        otherUrl={otherUrl}
        isOpen={headerOpen}
        isHidden={headerHidden}
        onToggle={() => dispatch({ type: 'toggled' })}
        onClose={() => dispatch({ type: 'closed' })}
      />
      <p className={styles.printHead} aria-hidden="true">
        {variant === 'school' ? `${brand.school} ${brand.schoolOf}` : brand.orchestra}
      </p>
      <main ref={content} id="content" tabIndex={-1} inert={headerOpen} data-enter={isEntering} data-images-loaded={allLoaded(images)}>
        {children}
      </main>
      <div inert={headerOpen}>
        <SponsorStrip sponsors={data.sponsors} />
        <Footer data={data} />
      </div>
    </ConsentProvider>
  )
}
