/** Runs in the thread that finds what Node loads: with the first package SIGUSR2 comes to the process. */
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

/** For `NODE_OPTIONS` of a server of a test. */
export const signalWhileLoading = `--import ${dataUrl(`import { register } from 'node:module'\nregister(${JSON.stringify(dataUrl(hooks))})`)}`
