import { useEffect, useMemo, useRef, useState } from 'react'
import { MenuItem as AriaItem, Menu as AriaMenu, Header, MenuSection, Popover } from 'react-aria-components'
import type { User } from '#contract/account.ts'
import type { Editor } from '../core/create-editor.ts'
import type { Menu, MenuItem, OpenDialogState, Workspace } from './context.tsx'
import { Icon } from './icons.tsx'
import styles from './Menu.module.css'
import { afterDrawing, restoreFocus, trackFocus } from './restore-focus.ts'

/** The open dialog, and screen-reader announcements. */
export function useWorkspaceState(editor: Editor, { toolbar, username }: Pick<User, 'toolbar' | 'username'>) {
  const [dialog, open] = useState<OpenDialogState | null>(null)
  const [menu, openMenu] = useState<Menu | null>(null)
  const [announcement, announce] = useState('')
  const workspace = useMemo<Workspace>(
    () => ({ editor, toolbar, userName: username, open, openMenu, announce }),
    [editor, toolbar, username],
  )

  useEffect(trackFocus, [])

  // A conflict opens once no other dialog is open; postponed, it stays at its module.
  useEffect(() => {
    let knownConflicts = editor.store.get().conflicts
    return editor.store.subscribe(() => {
      const { conflicts } = editor.store.get()
      const fresh = [...conflicts.keys()].find((module) => !knownConflicts.has(module))
      knownConflicts = conflicts
      const mayShow = (current: OpenDialogState | null) =>
        current === null || (current.type === 'edit' && editor.store.get().forms.length === 0)
      if (fresh !== undefined) open((current) => (mayShow(current) ? { type: 'conflict', module: fresh } : current))
    })
  }, [editor])

  const floating = (
    <>
      {menu && <MenuHost menu={menu} close={() => openMenu(null)} />}
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
    </>
  )
  return { workspace, opened: dialog, floating }
}

const { popover = '', menu: menuClass = '', item: itemClass = '', heading: headingClass = '' } = styles

/** One shared menu for all buttons: a menu at each of them would slow every page. */
function MenuHost({ menu, close }: { menu: Menu; close: () => void }) {
  const anchor = useRef<HTMLElement | null>(menu.anchor)
  anchor.current = menu.anchor
  const chosenIn = useRef<Menu | null>(null)
  function dismiss() {
    close()
    if (chosenIn.current !== menu && menu.onDismiss) afterDrawing(menu.onDismiss)
  }
  return (
    <Popover
      className={popover}
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && dismiss()}
      placement="bottom start"
      aria-label={menu.label}
      data-editor-tool
    >
      <AriaMenu
        className={menuClass}
        aria-label={menu.label}
        autoFocus="first"
        onClose={dismiss}
        onAction={(key) => {
          chosenIn.current = menu
          close()
          // After the menu has restored the focus, so that a dialog takes it from there.
          queueMicrotask(() => {
            menu.items.find(({ id }) => id === key)?.run()
            restoreFocus()
          })
        }}
      >
        {grouped(menu.items).map(({ group, items }) =>
          group ? (
            <MenuSection key={group}>
              <Header className={headingClass}>{group}</Header>
              {items.map(drawItem)}
            </MenuSection>
          ) : (
            items.map(drawItem)
          ),
        )}
      </AriaMenu>
    </Popover>
  )
}

function drawItem({ id, label, icon, disabled = false, danger }: MenuItem) {
  return (
    <AriaItem
      key={id}
      id={id}
      className={itemClass}
      textValue={label}
      isDisabled={disabled}
      {...(danger ? { 'data-danger': true } : {})}
    >
      {icon && <Icon name={icon} />}
      {label}
    </AriaItem>
  )
}

function grouped(items: readonly MenuItem[]): { group: string | undefined; items: MenuItem[] }[] {
  const groups: { group: string | undefined; items: MenuItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.items.push(item)
    else groups.push({ group: item.group, items: [item] })
  }
  return groups
}
