/**
 * A problem that an operator has to solve, with a setting, a folder or a command. If it ends a process, its message is
 * shown without a stack, so the message must say what to do.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError'
}
