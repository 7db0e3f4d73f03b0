export class CommandError extends Error {}

export const unknownUser = (email: string) => new CommandError(`There is no user ${email}.`);
