import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { printLine, servicesFor } from './commands/open.ts'
import { prepareInstallation } from './commands/prepare.ts'
import { connect } from './db/connect.ts'
import { env } from './env.ts'

const login = await prepareInstallation(printLine)
const services = servicesFor(await connect(env.databaseUrl))
if (login) printLine(`first login   ${login}`)

export const listener = getRequestListener(createApp({ services, build }).app.fetch)
