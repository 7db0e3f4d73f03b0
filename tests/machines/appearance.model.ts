import { model } from '#charts/explore/model.ts';
import { DEFAULT_APPEARANCE } from '#domain/session/appearance.ts';
import { appearanceMachine } from '#machines/appearance/appearance.machine.ts';

export const appearanceModel = model({
  machine: appearanceMachine,
  inputs: [undefined],
  events: {
    'user.change': [
      { case: 'Ann', userId: 'ann' },
      { case: 'Bob', userId: 'bob' },
    ],
    'appearance.choose': [
      { case: 'purple', change: { theme: 'purple' } },
      { case: 'dark', change: { scheme: 'dark' } },
    ],
  },
  outcomes: {
    loadAppearance: {
      'never chosen': { output: DEFAULT_APPEARANCE },
      chosen: { output: { ...DEFAULT_APPEARANCE, density: 'compact' } },
      'storage refused': { error: new Error('The browser refuses storage.') },
    },
    saveAppearance: {
      saved: { output: undefined },
      'storage full': { error: new Error('The storage is full.') },
    },
  },
  isHome: (snapshot) => snapshot.matches('stored'),
  whyHome: 'It starts before the user is known, and rests with the user’s choice.',
  invariants: {
    'CONST-1: a choice waits only until the appearance of the user is loaded.': (snapshot) =>
      Object.keys(snapshot.context.pending).length === 0 ||
      snapshot.matches('waitingForUser') ||
      snapshot.matches('loading'),
    'CONST-1: the default theme is applied until the user is known.': (snapshot) =>
      !snapshot.matches('waitingForUser') ||
      (snapshot.context.userId === null && snapshot.context.appearance === DEFAULT_APPEARANCE),
    'CONST-1: every appearance that is read or stored belongs to a user.': (snapshot) =>
      snapshot.matches('waitingForUser') || snapshot.context.userId !== null,
    'CONST-1: the chart knows that a choice that is not stored is lost with the page.': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.matches('unsaved'),
  },
});
