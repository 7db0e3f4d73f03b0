import { model } from '#charts/explore/model.ts';
import { DEFAULT_LOOK } from '#domain/session/look.ts';
import { lookMachine } from '#machines/look/look.machine.ts';

export const lookModel = model({
  machine: lookMachine,
  inputs: [undefined],
  events: {
    'user.change': [
      { case: 'Ann', userId: 'ann' },
      { case: 'Bob', userId: 'bob' },
    ],
    'look.choose': [
      { case: 'purple', change: { theme: 'purple' } },
      { case: 'dark', change: { scheme: 'dark' } },
    ],
  },
  outcomes: {
    loadLook: {
      'never chosen': { output: DEFAULT_LOOK },
      chosen: { output: { ...DEFAULT_LOOK, density: 'compact' } },
      'storage refused': { error: new Error('The browser refuses storage.') },
    },
    saveLook: { saved: { output: undefined }, 'storage full': { error: new Error('The storage is full.') } },
  },
  isHome: (snapshot) => snapshot.matches('stored'),
  whyHome: 'It starts before anybody is known, and rests with what that user has chosen.',
  invariants: {
    'CONST-1: the default theme is applied until somebody is known.': (snapshot) =>
      !snapshot.matches('waitingForUser') ||
      (snapshot.context.userId === null && snapshot.context.look === DEFAULT_LOOK),
    'CONST-1: whatever is read or stored is somebody’s own.': (snapshot) =>
      snapshot.matches('waitingForUser') || snapshot.context.userId !== null,
    'CONST-1: a choice that is not stored is known to be lost with the page.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches('unsaved'),
  },
});
