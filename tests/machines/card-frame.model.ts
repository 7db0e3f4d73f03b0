import { model } from '#charts/explore/model.ts';
import { cardFrameMachine } from '#machines/card-frame/card-frame.machine.ts';
import { CARD } from './hosted-fields.model.ts';

export const cardFrameModel = model({
  machine: cardFrameMachine,
  inputs: [undefined],
  events: {
    'frame.attach': [{}],
    'frame.detach': [{}],
    'fields.load': [
      { case: 'for a card', kind: 'card' },
      { case: 'for a bank account', kind: 'bank' },
    ],
    'fields.ready': [{}],
    'fields.resize': [{ height: 240 }],
    'fields.edit': [{}],
    'fields.press': [{ key: 'Escape' }],
    'card.request': [
      { case: 'once', request: 'one' },
      { case: 'again', request: 'two' },
    ],
    'card.give': [{ request: 'two', card: CARD }],
    'card.deny': [{ request: 'two', reason: 'faulty' }],
  },
  isHome: (snapshot) => snapshot.matches('absent'),
  invariants: {
    'FRAME-5: no earlier response is stored while the fields are requested.': (snapshot) =>
      !snapshot.matches({ present: { loaded: 'requested' } }) ||
      (snapshot.context.card === null && snapshot.context.reason === null),
    'FRAME-5: only a response to the last request counts.': ({ context: { request, card, reason } }) =>
      request === 'two' || (card === null && reason === null),
    'FRAME-5: a request returns a card or a failure, never both.': ({ context: { card, reason } }) =>
      card === null || reason === null,
  },
});
