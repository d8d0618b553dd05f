import { type RefObject, useEffect } from 'react'

type FormRef = RefObject<HTMLElement | null>

const open: FormRef[] = []

/** Ctrl+S and Cmd+S save the form around `formRef`; of several open forms, the last one. */
export function useSaveKey(formRef: FormRef, canSave: () => boolean): void {
  useEffect(() => {
    open.push(formRef)
    return () => {
      open.splice(open.indexOf(formRef), 1)
    }
  }, [formRef])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.key.toLowerCase() !== 's' ||
        open.at(-1) !== formRef
      )
        return
      event.preventDefault()
      const form = formRef.current?.closest('form')
      // An inert form is being saved already.
      if (!form || form.closest('[inert]')) return
      // Not through its button, which is briefly disabled during validation.
      if (canSave()) form.requestSubmit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [formRef, canSave])
}
