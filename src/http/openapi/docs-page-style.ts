import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'

/** The icon of the pages. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Dealbook</title><rect width="32" height="32" rx="7" fill="#14532d"/><path fill="#fff" d="M16 5c3.4 4.6 8.6 7.3 8.6 12.1a4.6 4.6 0 0 1-7.3 3.7c.2 2.3.9 4 2.2 5.6h-7c1.3-1.6 2-3.3 2.2-5.6a4.6 4.6 0 0 1-7.3-3.7C7.400 12.300 12.600 9.600 16 5z"/></svg>'

/** On a narrow screen, long content wraps or scrolls in place, and not the whole page. */
const STYLE = `
body { background: #fff; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .title small { vertical-align: middle; }
.swagger-ui .scheme-container { padding: 12px 0; box-shadow: none; border-bottom: 1px solid #d5dad6; }
/* The only server is this one. */
.swagger-ui .schemes-server-container { display: none; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info { margin: 12px 0; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 18px; padding: 8px 0; }
  .swagger-ui .opblock-tag .expand-operation { margin-left: auto; }
  .swagger-ui .opblock-tag small { flex: 1 1 100%; order: 1; padding: 0; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; font-size: 14px; overflow-wrap: anywhere; }
  .swagger-ui .opblock .opblock-summary-description { flex: 1 1 100%; padding: 4px 8px; }
  .swagger-ui .opblock-body, .swagger-ui .table-container { max-width: 100%; overflow-x: auto; }
  .swagger-ui .parameters-col_name { width: auto; }
}
`

/** How Swagger UI looks and opens: one line for each tag, without the list of schemas. */
export const DOCS_PAGE_LOOKS: Pick<FastifySwaggerUiOptions, 'theme' | 'uiConfig'> = {
  theme: {
    title: 'Dealbook API',
    favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: ICON }],
    css: [{ filename: 'dealbook.css', content: STYLE }],
  },
  uiConfig: { layout: 'BaseLayout', docExpansion: 'none', defaultModelsExpandDepth: -1, deepLinking: true },
}

const CHARSET = '<meta charset="UTF-8">'
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'

/** Adds the viewport element, which Swagger UI's plugin leaves out, so that the page has the width of the screen. */
export const asWideAsTheScreen = (page: string): string => page.replace(CHARSET, `${CHARSET}\n      ${VIEWPORT}`)
