import { LinearProgress } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { resourceNames } from '#model/types.ts'

const ListImport = lazy(() => import('./ListImport.tsx'))

/** Imports a file into a list: preview, then apply. */
export function ImportPage() {
  const translate = useTranslate()
  const { resource = '' } = useParams()
  const resourceName = resourceNames.find((name) => name === resource)
  if (!resourceName) return null
  return (
    <Suspense fallback={<LinearProgress aria-label={translate('ra.page.loading')} />}>
      <ListImport key={resourceName} resource={resourceName} />
    </Suspense>
  )
}
