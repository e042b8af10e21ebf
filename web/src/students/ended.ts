import { forgetPart } from './practice/participant.js'

/* The script of the page of a link that shows nothing: it is over, so this device keeps no key to it any longer. */

const token = location.pathname.split('/')[2]
if (token !== undefined) forgetPart(token)
