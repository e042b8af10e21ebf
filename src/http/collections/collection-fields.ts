import { says } from '../dtos/schemas.js'

/** The descriptions and examples of what every view of a collection shows. */
export const TITLE_EXAMPLE = 'Counting, step by step'
export const TITLE = says('The title.', TITLE_EXAMPLE)
export const DESCRIPTION = says('What it is about, if its owner says so.', 'Ten deals for lesson 4.')
