import { model } from '#charts/explore/model.ts';
import { menuHintMachine } from '#machines/menu-hint/menu-hint.machine.ts';
import { selectIsHintShown } from '#machines/menu-hint/menu-hint.selectors.ts';

const broken = { error: { status: 500, reason: 'Client Error', message: 'Storage is full.' } };

export const menuHintModel = model({
  machine: menuHintMachine,
  inputs: [undefined],
  events: { 'user.change': [{ userId: 'u1' }], 'hint.dismiss': [{}] },
  outcomes: {
    loadHint: { new: { output: true }, known: { output: false }, blocked: broken },
    storeHint: { stored: { output: undefined }, full: broken },
  },
  isHome: (snapshot) => snapshot.matches('hidden'),
  invariants: {
    'LAYOUT-13: the hint is shown only to a known user.': (snapshot) =>
      !selectIsHintShown(snapshot) || snapshot.context.userId !== '',
  },
});
