import { noteEnded } from './practice/participant-device.js'

/* The script of the page of a closed link. */

const token = location.pathname.split('/')[2]
if (token !== undefined) noteEnded(token)
