import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { openDatabase, say, servicesFor } from './commands/open.ts'
import { prepareDatabase } from './commands/prepare.ts'

const services = servicesFor(await openDatabase())
const login = await prepareDatabase(services, say)
if (login) say(`first login   ${login}`)

/** What Vite's development server hands requests to. */
export const listener = getRequestListener(createApp({ services, build }).app.fetch)
