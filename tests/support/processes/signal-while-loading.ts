/** Runs in Node's module loader thread: sends SIGUSR2 to the process with the first package. */
const hooks = `
  let isSent = false
  export async function load(url, context, next) {
    if (!isSent && url.includes('/node_modules/')) {
      isSent = true
      process.kill(process.pid, 'SIGUSR2')
    }
    return next(url, context)
  }
`
const dataUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`

/** For `NODE_OPTIONS` of a test server. */
export const signalWhileLoading = `--import ${dataUrl(`import { register } from 'node:module'\nregister(${JSON.stringify(dataUrl(hooks))})`)}`
