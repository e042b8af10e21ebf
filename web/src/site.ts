import { useQuery } from '@tanstack/react-query'
import { settings } from './sign-in.js'

/** The name in the document's title, used until the settings are loaded. */
const name = document.title

/** The name and logo of this installation. */
export const useSite = () => useQuery(settings).data?.site ?? { name, logo: null }
