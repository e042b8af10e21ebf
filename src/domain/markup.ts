const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML, between tags and in quoted attributes. */
export const escapedMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
