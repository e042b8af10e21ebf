import { readHandViewer } from '../../src/infrastructure/bridge/hand-viewer-reader.js'
import { linTexts } from '../../src/infrastructure/bridge/lin-boards.js'
import { readLin } from '../../src/infrastructure/bridge/lin-reader.js'
import { pbnTexts } from '../../src/infrastructure/bridge/pbn-games.js'
import { readPbn } from '../../src/infrastructure/bridge/pbn-reader.js'

export const readers = { readPbn, readLin, readHandViewer, pbnTexts, linTexts }
