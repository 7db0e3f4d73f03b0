import { model } from '#charts/explore/model.ts';
import { practiceLogoMachine } from '#machines/practice-logo/practice-logo.machine.ts';
import { BUSY, conflict, GONE } from '#tests/support/failures.ts';

export const LOGO = { id: '12', type: 'image/png', image: 'AAAA', width: 60, height: 20 } as const;
export const OUTDATED = conflict(
  'logoChanged',
  'Someone else changed the logo. Check the one that is stored and try again.',
);

export const practiceLogoModel = model({
  machine: practiceLogoMachine,
  inputs: [undefined],
  events: {
    'logo.load': [{}],
    'file.choose': [
      { case: 'a PNG', file: { type: 'image/png', size: 4000 } },
      { case: 'a GIF', file: { type: 'image/gif', size: 4000 } },
      { case: 'a large JPEG', file: { type: 'image/jpeg', size: 307_201 } },
    ],
    'logo.remove': [{}],
    'remove.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    loadLogo: { none: { output: null }, one: { output: LOGO }, 'server down': { error: BUSY } },
    saveLogo: {
      saved: { output: { ...LOGO, id: '13' } },
      'changed by another user': { error: OUTDATED },
      'server down': { error: BUSY },
    },
    removeLogo: {
      removed: { output: undefined },
      'removed by another user': { error: GONE },
      'server down': { error: BUSY },
    },
  },
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts before the logo is loaded.',
  invariants: {
    'CONST-3.9: only a logo that the user sees is removed.': (snapshot) =>
      !(snapshot.matches('confirming') || snapshot.matches('removing')) || snapshot.context.logo !== null,
    'CONST-3.9: a file that can’t be a logo is not sent.': (snapshot) =>
      !snapshot.matches('saving') || snapshot.context.problem === null,
    'ERR-1: no failure is shown while the server works on the next try.': (snapshot) =>
      !snapshot.hasTag('busy') || snapshot.context.failure === null,
  },
});
