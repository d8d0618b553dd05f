import { useContext } from 'react'
import styles from './fields.module.css'
import { asText, type InputProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'
import { FormServicesContext } from './services.tsx'

export function FileInput({ field, id, values, invalid, describedBy, locale, change }: InputProps<'file'>) {
  const { pickFile } = useContext(FormServicesContext)

  async function choose() {
    const picked = await pickFile?.(field.accept)
    if (picked) change({ [field.name]: picked.url })
  }

  return (
    <div className={styles.withButton}>
      <input
        id={id}
        className={styles.input}
        type="text"
        spellCheck={false}
        value={asText(values[field.name])}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => change({ [field.name]: event.target.value })}
      />
      <button type="button" className={styles.secondary} disabled={!pickFile} onClick={() => void choose()}>
        {fieldMessages[locale].chooseFile}
      </button>
    </div>
  )
}
