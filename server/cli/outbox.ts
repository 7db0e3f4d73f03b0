import { parseArgs } from 'node:util';
import { outboxRepository } from '../mail/outbox.queries.ts';
import { CommandError } from './command-error.ts';
import type { Work } from './work.ts';

/** `outbox` lists unsent emails, `outbox --retry 41` sends one again. */
export function outboxCommand(args: string[]): (work: Work) => Promise<void> {
  const { values } = parseArgs({ args, options: { retry: { type: 'string' } } });
  return async ({ db, clock, terminal }) => {
    const outbox = outboxRepository(db, clock);
    if (values.retry !== undefined) {
      if (!(await outbox.retry(Number(values.retry) || 0))) {
        throw new CommandError(`--retry: no email ${values.retry} needs a person.`);
      }
      terminal.print(`Email ${values.retry} will be sent again.`);
      return;
    }
    for (const { id, state, kind, to, createdAt, lastError } of await outbox.unsent()) {
      terminal.print([id, state, kind, to, createdAt.toISOString(), lastError].join('\t'));
    }
  };
}
