import { hydrateRoot } from 'react-dom/client'
import '../styles.css'
import './students.css'
import type { PageData } from './page-data.js'
import { StudentsPage } from './students-page.js'

const page = document.getElementById('page')
const data = document.getElementById('data')
if (page === null || data === null) throw new Error('The document has no page to bring to life.')
hydrateRoot(page, <StudentsPage data={JSON.parse(data.textContent) as PageData} />)
