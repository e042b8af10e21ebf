/** The base URL of the service; empty if it is the origin of the pages. Set in vite.config.ts. */
declare const SERVICE_URL: string
