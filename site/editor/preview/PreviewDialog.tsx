import { useEffect, useRef, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { restoreFocus } from '../ui/restore-focus.ts'
import styles from './preview.module.css'
import { previewWords, type Width } from './words.ts'

/** In CSS pixels; print is A4 without its margins of 15 mm. */
const pixels: Record<Width, number> = { phone: 390, tablet: 768, desktop: 1280, print: 680 }
/** 15 mm. */
const PAPER_MARGIN = 57
const widths = Object.keys(pixels) as Width[]
/** Hides the consent bar. */
const HIDDEN = '[data-question] { display: none !important }'
const PRINTED = 'html { background: #fff } body { padding: 0 !important }'
const { overlay = '', modal = '', dialog = '' } = styles

/** The saved page in a frame of a visitor's window width, without the editor. */
export default function PreviewDialog({ close }: { close: () => void }) {
  const { editor } = useWorkspace()
  const text = useText()
  const words = previewWords[editor.speaks]
  const [width, setWidth] = useState<Width>(firstWidth)
  const [room, measure] = useRoom()

  useEffect(() => restoreFocus, [])

  const scale = room === null ? 1 : Math.min(1, room.width / wholeOf(width))
  return (
    <ModalOverlay
      className={overlay}
      isOpen
      isKeyboardDismissDisabled={false}
      onOpenChange={(open) => !open && close()}
    >
      <Modal className={modal}>
        <Dialog className={dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {words.title}
            </Heading>
            <div className={styles.widths}>
              {widths.map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.width}
                  aria-pressed={each === width}
                  onClick={() => setWidth(each)}
                >
                  {words.widths[each]}
                  {each !== 'print' && <span className={styles.pixels}>{words.pixels(pixels[each])}</span>}
                </button>
              ))}
            </div>
            <IconButton icon="close" label={text.close} onClick={close} />
          </div>
          <p className={styles.note} role="status">
            {width === 'print' ? words.printNote : scale < 1 ? words.scaled(Math.round(scale * 100)) : ''}
          </p>
          <div ref={measure} className={styles.space}>
            {room && <Frame key={width} width={width} scale={scale} height={room.height} />}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Frame({ width, scale, height }: { width: Width; scale: number; height: number }) {
  const { editor } = useWorkspace()
  const words = previewWords[editor.speaks]
  const [isReady, setReady] = useState(false)
  const isPrint = width === 'print'
  return (
    <div className={styles.scaled} style={{ width: wholeOf(width) * scale, height }}>
      <div
        className={styles.sheet}
        style={{
          width: wholeOf(width),
          height: height / scale,
          padding: isPrint ? `${PAPER_MARGIN}px ${PAPER_MARGIN}px 0` : 0,
          transform: `scale(${scale})`,
        }}
      >
        <iframe
          className={styles.frame}
          title={words.frame(words.widths[width])}
          src={editor.page.urls[editor.locale]}
          data-ready={isReady}
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) dress(currentTarget.contentDocument, isPrint)
            setReady(true)
          }}
        />
      </div>
    </div>
  )
}

function wholeOf(width: Width): number {
  return pixels[width] + (width === 'print' ? 2 * PAPER_MARGIN : 0)
}

/** Applies what a page in a frame cannot know. */
function dress(document: Document, isPrint: boolean): void {
  const FrameStyleSheet = document.defaultView?.CSSStyleSheet
  if (!FrameStyleSheet) return
  const sheet = new FrameStyleSheet()
  sheet.replaceSync(isPrint ? HIDDEN + PRINTED : HIDDEN)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  if (isPrint) applyPrintStyles(document)
}

/** A width that differs from the editor's own window. */
function firstWidth(): Width {
  return window.innerWidth < 768 ? 'desktop' : 'phone'
}

function useRoom() {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null)
  const observer = useRef<ResizeObserver | null>(null)
  const measure = (element: HTMLElement | null) => {
    if (!element || observer.current) return
    observer.current = new ResizeObserver(
      ([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    observer.current.observe(element)
  }
  useEffect(() => () => observer.current?.disconnect(), [])
  return [room, measure] as const
}

/**
 * Applies print styles to a document, which browsers do not offer for frames: enables `print` rules, disables `screen`
 * ones. Page margins and page breaks are not drawn.
 */
function applyPrintStyles(document: Document): void {
  for (const sheet of document.styleSheets) adaptRules(getRules(sheet))
}

function adaptRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if ('media' in rule) turnMedia((rule as CSSMediaRule).media)
    if ('cssRules' in rule) adaptRules((rule as CSSGroupingRule).cssRules)
  }
}

function turnMedia(media: MediaList): void {
  const text = media.mediaText
  if (/\bprint\b/.test(text)) media.mediaText = text.replace(/\bprint\b/g, 'all')
  else if (/\bscreen\b/.test(text)) media.mediaText = 'not all'
}

/** Empty for a sheet from another origin, which scripts may not read. */
function getRules(sheet: CSSStyleSheet): CSSRuleList {
  if (sheet.media.length > 0) turnMedia(sheet.media)
  try {
    return sheet.cssRules
  } catch {
    return new CSSStyleSheet().cssRules
  }
}
