import { readHandViewer } from '../../src/infrastructure/board-files/hand-viewer/hand-viewer-reader.js'
import { linTexts } from '../../src/infrastructure/board-files/lin/lin-boards.js'
import { readLin } from '../../src/infrastructure/board-files/lin/lin-reader.js'
import { pbnTexts } from '../../src/infrastructure/board-files/pbn/pbn-games.js'
import { readPbn } from '../../src/infrastructure/board-files/pbn/pbn-reader.js'

export const readers = { readPbn, readLin, readHandViewer, pbnTexts, linTexts }
