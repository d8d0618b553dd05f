// `npm start` and the commands: prepares a fresh checkout, then runs the server's command.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, install, memoryEnv, memoryFlags, readEnvFile, requireNode, root } from './prepare.mjs'

// Without a listener Node would exit before the child process exists to forward it to.
process.on('SIGUSR2', () => undefined)
requireNode()
readEnvFile()
install()
build()

const server = spawn(
  process.execPath,
  [...memoryFlags(), join(root, 'build/server/index.js'), ...process.argv.slice(2).map(fromCallersFolder)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...memoryEnv, ...process.env, NODE_ENV: 'production' },
  },
)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

/** npm changes into the project, so paths are resolved from the caller's folder. @param {string} argument */
function fromCallersFolder(argument) {
  const isEmail = /^[^@/\\]+@[^@/\\]+$/.test(argument)
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), argument)
  return !isEmail && !argument.startsWith('-') && existsSync(dirname(path)) && /[./\\]/.test(argument) ? path : argument
}
