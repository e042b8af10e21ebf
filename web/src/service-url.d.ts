/** Where the service answers; empty for the address of the pages. Set in vite.config.ts. */
declare const SERVICE_URL: string
