/** All texts in one language, which vite.config.ts makes of texts.ts. */
declare module 'virtual:texts/*' {
  export const texts: import('./texts.js').Texts
}
