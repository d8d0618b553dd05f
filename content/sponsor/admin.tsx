import HandshakeIcon from '@mui/icons-material/Handshake'
import { defineAdmin } from '#admin/define-resource.tsx'
import sponsor from './fields.ts'

export default defineAdmin(sponsor, { icon: HandshakeIcon, menu: { group: 'content', order: 9 } })
