import { useRef } from 'react'
import { MenuItem as AriaItem, Menu as AriaMenu, Popover } from 'react-aria-components'
import type { Menu } from './context.tsx'
import { Icon } from './icons.tsx'
import { keepFocus } from './keep-focus.ts'
import styles from './MenuHost.module.css'

const { popover = '', menu: menuClass = '', item: itemClass = '' } = styles

/** The one menu of the editor, opened by many buttons; a menu of its own at each of them would cost every page. */
export function MenuHost({ menu, close }: { menu: Menu; close: () => void }) {
  const anchor = useRef<HTMLElement | null>(menu.anchor)
  anchor.current = menu.anchor
  return (
    <Popover className={popover} triggerRef={anchor} isOpen onOpenChange={(open) => !open && close()} placement="bottom start" aria-label={menu.label}>
      <AriaMenu
        className={menuClass}
        aria-label={menu.label}
        autoFocus="first"
        onClose={close}
        onAction={(key) => {
          close()
          // After the menu has given the focus back, so that what opens takes it from there.
          queueMicrotask(() => {
            menu.items.find(({ id }) => id === key)?.run()
            keepFocus()
          })
        }}
      >
        {menu.items.map((item) => (
          <AriaItem
            key={item.id}
            id={item.id}
            className={itemClass}
            textValue={item.label}
            isDisabled={item.disabled ?? false}
            {...(item.danger ? { 'data-danger': true } : {})}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </AriaItem>
        ))}
      </AriaMenu>
    </Popover>
  )
}
