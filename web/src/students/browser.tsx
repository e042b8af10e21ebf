import { hydrateRoot } from 'react-dom/client'
import '../styles.css'
import './students.css'
import './practice/practice.css'
import type { PageData } from './page-data.js'
import { hasPractice } from './practising.js'
import { StudentsPage } from './students-page.js'

const element = document.getElementById('page')
const written = document.getElementById('data')
if (element === null || written === null) throw new Error('The document has no page to bring to life.')
const data = JSON.parse(written.textContent) as PageData
// Not a top-level `await`, for which the bundler would create more chunks than needed.
const loaded = hasPractice(data) ? import('./practice/with-practice.js') : Promise.resolve(null)
void loaded.then((practising) => hydrateRoot(element, <StudentsPage data={data} practising={practising} />))
