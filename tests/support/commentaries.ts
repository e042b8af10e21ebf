import type { CommentaryBlockInput } from '../../src/domain/commentary.js'

/** The words of each block; three hyphens for a step. */
export const textsOf = (commentary: readonly CommentaryBlockInput[] = []): readonly string[] =>
  commentary.map((block) => (block.type === 'step' ? '---' : block.children.map(({ text }) => text).join('')))
