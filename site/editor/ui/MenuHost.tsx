import { useRef } from 'react'
import { MenuItem as AriaItem, Menu as AriaMenu, Header, MenuSection, Popover } from 'react-aria-components'
import type { Menu, MenuItem } from './context.tsx'
import { Icon } from './icons.tsx'
import styles from './MenuHost.module.css'
import { restoreFocus } from './restore-focus.ts'

const { popover = '', menu: menuClass = '', item: itemClass = '', heading: headingClass = '' } = styles

/** One shared menu for all buttons: a menu at each of them would slow every page. */
export function MenuHost({ menu, close }: { menu: Menu; close: () => void }) {
  const anchor = useRef<HTMLElement | null>(menu.anchor)
  anchor.current = menu.anchor
  return (
    <Popover
      className={popover}
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && close()}
      placement="bottom start"
      aria-label={menu.label}
    >
      <AriaMenu
        className={menuClass}
        aria-label={menu.label}
        autoFocus="first"
        onClose={close}
        onAction={(key) => {
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
