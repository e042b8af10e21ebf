/** The resources that a process has open. */
export class Resources {
  private readonly closers: (() => unknown)[] = []

  /** Registers `close`, to be called before those of resources that were opened earlier. */
  add(close: () => unknown): void {
    this.closers.push(close)
  }

  /** Closes everything, in reverse order of opening. */
  async closeAll(): Promise<void> {
    for (let close = this.closers.pop(); close !== undefined; close = this.closers.pop()) await close()
  }
}
