import { useQuery } from '@tanstack/react-query'
import { settings } from './sign-in.js'

/** What the service is called: its document says so before anything else is loaded. */
const name = document.title

/** How the service presents itself here. */
export const useSite = () => useQuery(settings).data?.site ?? { name, logo: null }
