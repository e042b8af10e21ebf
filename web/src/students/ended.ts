import { noteEnded } from './practice/participant.js'

/* The script of the page of a link that shows nothing. */

const token = location.pathname.split('/')[2]
if (token !== undefined) noteEnded(token)
