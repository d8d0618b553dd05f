import { HttpError } from 'react-admin'
import { errorOfProblem } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { ALREADY_STORED_HEADER } from '#contract/media.ts'
import { problemSchema } from '#contract/problem.ts'
import { sessionHeaders } from '#contract/session-client.ts'
import { currentLanguage } from '../i18n/language.ts'
import { type AdminRecord, recordSchema } from './answers.ts'
import { toHttpError } from './call.ts'

type Upload = { path: string; file: File; onProgress?: (share: number) => void }

/** Sends one file. `fetch` cannot tell how much has been sent, so this is the one call without it. `isKnown`: its bytes were stored before. */
export function upload({ path, file, onProgress }: Upload): Promise<{ record: AdminRecord; isKnown: boolean }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open('POST', path)
    for (const [name, value] of Object.entries({ accept: 'application/json', ...sessionHeaders(currentLanguage()) })) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new HttpError('partitur.message.unreachable', 0))
    request.onload = () => {
      const record = recordSchema.safeParse(request.response)
      if (request.status < 300 && record.success) resolve({ record: record.data, isKnown: request.getResponseHeader(ALREADY_STORED_HEADER) !== null })
      else reject(toHttpError(refusalOf(request.response), null))
    }
    request.send(body)
  })
}

function refusalOf(answer: unknown): AppError {
  const problem = problemSchema.safeParse(answer)
  return problem.success ? errorOfProblem(problem.data) : new AppError('internal', { message: '' })
}
