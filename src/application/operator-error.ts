/**
 * Something that an operator has to put right: a setting, a folder, a command. Where it ends a process, its message is shown
 * without a stack, so it has to say what to do.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
