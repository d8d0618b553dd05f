import type { ApiResponse } from '../client.ts'

type Sending = { method?: string; headers?: HeadersInit; body?: BodyInit | null; signal?: AbortSignal | null }

/** A fetch that reports upload progress from 0 to 1, which `fetch` itself cannot. */
export function fetchWithProgress(
  onProgress: (share: number) => void,
): (url: string, init: Sending) => Promise<ApiResponse> {
  return (url, { method = 'GET', headers = {}, body = null, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onerror = () => reject(new TypeError('no answer'))
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
      request.onload = () => {
        const { status, responseText } = request
        const responseHeaders = {
          get: (name: string) => request.getResponseHeader(name),
          has: (name: string) => request.getResponseHeader(name) !== null,
        }
        resolve({
          ok: status >= 200 && status < 300,
          status,
          headers: responseHeaders,
          json: async () => JSON.parse(responseText),
        })
      }
      signal?.addEventListener('abort', () => request.abort())
      // Only forms are sent this way.
      request.send(body as XMLHttpRequestBodyInit | null)
    })
}
