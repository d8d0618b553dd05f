import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useContext, useId, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { Locale } from '#config'
import styles from './fields.module.css'
import { Icon } from './icons.tsx'
import { fieldMessages } from './messages.ts'
import { isLinkAddress } from './rich-text-extensions.ts'
import { FormServicesContext } from './services.tsx'

const { tool = '', popover = '', linkDialog = '' } = styles

export function LinkButton({ editor, locale }: { editor: Editor; locale: Locale }) {
  const [open, setOpen] = useState(false)
  const text = fieldMessages[locale]
  const active = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button aria-label={text.link} className={tool} {...(active ? { 'data-selected': true } : {})}>
        <Icon name="link" />
      </Button>
      <Popover className={popover}>
        <Dialog aria-label={text.link} className={linkDialog}>
          <LinkForm editor={editor} locale={locale} close={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

type LinkFormProps = { editor: Editor; locale: Locale; close: () => void }

function LinkForm({ editor, locale, close }: LinkFormProps) {
  const text = fieldMessages[locale]
  const id = useId()
  const { pickLink } = useContext(FormServicesContext)
  const current = editor.getAttributes('link')
  const [href, setHref] = useState(typeof current.href === 'string' ? current.href : '')
  const [newWindow, setNewWindow] = useState(current.target === '_blank')
  const [bad, setBad] = useState(false)

  function apply() {
    const address = href.trim()
    if (!isLinkAddress(address)) return setBad(true)
    const attributes = { href: address, target: newWindow ? '_blank' : null }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] }).run()
    } else chain.setLink(attributes).run()
    close()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }

  async function choose() {
    const picked = await pickLink?.(href)
    if (picked) setHref(picked.link_url)
  }

  return (
    <div className={styles.linkForm}>
      <label htmlFor={`${id}-href`}>{text.linkAddress}</label>
      <input
        id={`${id}-href`}
        className={styles.input}
        ref={focusOnMount}
        inputMode="url"
        value={href}
        aria-invalid={bad}
        aria-describedby={bad ? `${id}-bad` : undefined}
        onChange={(event) => {
          setHref(event.target.value)
          setBad(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      {bad && (
        <p id={`${id}-bad`} className={styles.error}>
          {text.badLink}
        </p>
      )}
      <label className={styles.check}>
        <input type="checkbox" className={styles.checkbox} checked={newWindow} onChange={(event) => setNewWindow(event.target.checked)} />
        {text.newWindow}
      </label>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={apply}>
          {text.applyLink}
        </button>
        {pickLink && (
          <button type="button" className={styles.secondary} onClick={() => void choose()}>
            {text.chooseLink}
          </button>
        )}
        {editor.isActive('link') && (
          <button type="button" className={styles.secondary} onClick={remove}>
            {text.removeLink}
          </button>
        )}
      </div>
    </div>
  )
}

/** The dialog has one task, and it starts here. */
function focusOnMount(input: HTMLInputElement | null) {
  input?.focus()
}
