/** A command that can't be done as it was typed. One line, for a person. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}
