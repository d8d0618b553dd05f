import { type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { hasEditParam } from '#contract/page/edit-query.ts'
import { leavesEditMode, withEditParam } from '../../edit-mode.ts'
import type { Editor } from '../core/create-editor.ts'
import { hasUnsaved } from '../store/status.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { combinedExitState, type ExitState, saveAll } from './exit-state.ts'

/** After a longer save it asks, so that a link never seems dead. */
const PATIENCE_MS = 5000

type PendingExit = { go: () => void; stay: () => void }

/** Leaving waits for pending saves of both editors, and asks only when they fail. */
export function LeaveGuard({ otherEditor }: { otherEditor: Editor | null }) {
  const { editor } = useWorkspace()
  const text = useText()
  const editors = useMemo(() => (otherEditor ? [editor, otherEditor] : [editor]), [editor, otherEditor])
  const exit = useExit(editors)
  const [pendingExit, setPendingExit] = useState<PendingExit | null>(null)
  const [isPatient, setPatient] = useState(true)
  const mayUnload = useRef(false)

  const leave = useCallback(
    (to: PendingExit) => {
      for (const each of editors) saveAll(each)
      setPatient(true)
      setPendingExit(to)
    },
    [editors],
  )
  const hasUnsavedEdits = useCallback(() => editors.some(({ store }) => hasUnsaved(store.get())), [editors])
  useWaysInside(leave, hasUnsavedEdits)
  useWaysOutside(leave, { hasUnsavedEdits, mayUnload })

  useEffect(() => {
    if (!pendingExit || exit === 'stuck') return
    if (exit === 'free') {
      setPendingExit(null)
      pendingExit.go()
      return
    }
    const timer = window.setTimeout(() => setPatient(false), PATIENCE_MS)
    return () => window.clearTimeout(timer)
  }, [pendingExit, exit])

  if (!pendingExit || exit === 'free' || (exit === 'saving' && isPatient)) return null
  const decide = (decision: 'go' | 'stay') => {
    mayUnload.current = decision === 'go'
    setPendingExit(null)
    pendingExit[decision]()
  }
  return (
    <EditorDialog title={text.leaveTitle} closeLabel={text.stay} onClose={() => decide('stay')} alert>
      <div className={parts.stack}>
        <p>{text.leaveText}</p>
        <div className={parts.row}>
          <Button look="primary" onClick={() => decide('stay')}>
            {text.stay}
          </Button>
          <Button onClick={() => decide('go')}>{text.leaveAnyway}</Button>
        </div>
      </div>
    </EditorDialog>
  )
}

function useExit(editors: readonly Editor[]): ExitState {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = editors.map(({ store }) => store.subscribe(changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [editors],
  )
  const read = () => combinedExitState(editors)
  return useSyncExternalStore(subscribe, read, read)
}

/** Client-side navigation keeps `edit`, for any link, menu, form or list. */
function useWaysInside(leave: (to: PendingExit) => void, hasUnsavedEdits: () => boolean): void {
  const navigate = useNavigate()
  const navigation = useRef({ lacksEdit: false, replace: false })
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Back may lead to a page before edit mode: then `edit` is not added.
    const lacksEdit = !hasEditParam(nextLocation.search) && historyAction !== 'POP'
    navigation.current = { lacksEdit, replace: historyAction === 'REPLACE' }
    return lacksEdit || (hasUnsavedEdits() && leavesEditMode(currentLocation, nextLocation))
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { lacksEdit, replace } = navigation.current
    if (!lacksEdit) return leave({ go: blocker.proceed, stay: blocker.reset })
    const { pathname, search, hash, state } = blocker.location
    blocker.reset()
    void navigate({ pathname, search: withEditParam(search), hash }, { state, replace, preventScrollReset: true })
  }, [blocker, navigate, leave])
}

/** Links that load a new document, such as the language switch, and the browser's own ways out. */
function useWaysOutside(
  leave: (to: PendingExit) => void,
  { hasUnsavedEdits, mayUnload }: { hasUnsavedEdits: () => boolean; mayUnload: RefObject<boolean> },
): void {
  useEffect(() => {
    const followed = (event: MouseEvent) => {
      const href = documentLink(event)
      if (!href || !hasUnsavedEdits()) return
      event.preventDefault()
      leave({ go: () => window.location.assign(href), stay: () => undefined })
    }
    const unloads = (event: BeforeUnloadEvent) => {
      if (!mayUnload.current && hasUnsavedEdits()) event.preventDefault()
    }
    // On the window, after the router has handled its own links.
    window.addEventListener('click', followed)
    window.addEventListener('beforeunload', unloads)
    return () => {
      window.removeEventListener('click', followed)
      window.removeEventListener('beforeunload', unloads)
    }
  }, [hasUnsavedEdits, leave, mayUnload])
}

function documentLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const { href, hash, pathname, search } = link
  const isHere = hash !== '' && pathname === window.location.pathname && search === window.location.search
  return isHere ? null : href
}
