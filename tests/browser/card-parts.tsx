import { createActor } from 'xstate';
import type { CardTexts } from '#domain/payment/card-fields.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import { HostedFieldsScreen } from '#frames/hosted-fields/HostedFieldsScreen.tsx';
import { hostedFieldsMachine } from '#machines/hosted-fields/hosted-fields.machine.ts';
import type { HostedFieldsRef } from '#machines/hosted-fields/hosted-fields.selectors.ts';
import { CARD } from '#tests/machines/hosted-fields.model.ts';
import { type CommandedPort, commandedPort } from '#tests/support/commanded-port.ts';
import type { HostedFieldsSet } from '#tests/support/pages/hosted-fields.ts';
import { mount } from './mount.tsx';

/** The card fields as their page shows them; the provider answers on command. */
export function hostedFieldsSet(): HostedFieldsSet {
  let tokenize: CommandedPort<GivenCard, CardTexts> = commandedPort();
  let told: unknown = null;
  let fields: HostedFieldsRef | null = null;
  const keep = (_: unknown, report: object) => {
    told = report;
  };
  return {
    async open() {
      tokenize = commandedPort();
      const machine = hostedFieldsMachine.provide({
        actors: { tokenize: tokenize.logic },
        actions: { tellCard: keep, tellNotGiven: keep, tellKey: keep },
      });
      const opened = createActor(machine, { input: { today: '2026-11-22' } }).start();
      fields = opened;
      mount(<HostedFieldsScreen fields={opened} />);
    },
    ask: async (request) => fields?.send({ type: 'card.ask', request }),
    told: () => told,
    answer: {
      given: () => tokenize.succeed(CARD),
      refused: () => tokenize.fail({ status: 422, message: 'The card was refused.' }),
      away: () => tokenize.fail({ status: 503 }),
    },
  };
}
