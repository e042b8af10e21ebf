import { OperatorError } from '../application/operator-error.js'

/** A command that can't be carried out. */
export class CommandError extends OperatorError {
  override readonly name = 'CommandError'

  constructor(
    message: string,
    /** `passing`: the service couldn't respond at the moment; `refused`: it refused, and nothing took effect. */
    readonly outcome: 'passing' | 'refused' | null = null,
  ) {
    super(message)
  }
}
