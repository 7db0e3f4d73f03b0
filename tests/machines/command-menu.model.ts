import { model } from '#charts/explore/model.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';

const DANA = { memberId: '10000001', name: 'Dana Núñez', birthDate: '1986-04-05' };
const MAX = { memberId: '10000002', name: 'Max Quinn', birthDate: '2011-07-14' };
export const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

export const commandMenuModel = model({
  machine: commandMenuMachine,
  inputs: [undefined],
  events: {
    'scope.change': [
      { case: 'a practice', practiceId: 'p1' },
      { case: 'no practice', practiceId: null },
    ],
    'menu.open': [{}],
    'menu.close': [{}],
    'sheet.open': [{}],
    'sheet.close': [{}],
    'field.change': [
      { case: 'a name', field: 'query', value: 'max' },
      { case: 'too little', field: 'query', value: 'm' },
    ],
    'field.blur': [{ field: 'query' }],
    'field.settle': [{}],
    'command.choose': [
      { case: 'a page', act: { kind: 'page', path: '/reports' } },
      { case: 'the shortcuts', act: { kind: 'sheet' } },
    ],
    'recents.retry': [{}],
    'patients.retry': [{}],
  },
  outcomes: {
    loadRecents: { known: { output: [DANA] }, 'server down': { error: BUSY } },
    findPatients: {
      'a patient': { output: { patients: [MAX], readAs: 'name max' } },
      'no patients': { output: { patients: [], readAs: 'name max' } },
      'server down': { error: BUSY },
    },
  },
  isHome: (snapshot) => snapshot.matches('closed') || snapshot.matches('off'),
  invariants: {
    'SESSION-2: the menu exists only while the user works in a practice.': (snapshot) =>
      snapshot.matches('off') === (snapshot.context.practiceId === null),
    'SESSION-5: no patient data is stored without a signed-in user.': (snapshot) =>
      !snapshot.matches('off') ||
      (['recents', 'nextRecents', 'found'] as const).every((part) => snapshot.context[part] === null),
    'API-5: patients are shown exactly while the last response matches the typed text.': (snapshot) =>
      !snapshot.matches('open') ||
      (snapshot.context.found !== null) === snapshot.matches({ open: { patients: 'found' } }),
    'API-5: a search needs two characters or more.': (snapshot) =>
      !('findPatients' in snapshot.children) || snapshot.context.fields.texts.query.length >= 2,
    'A failure is shown exactly if something could not be loaded.': (snapshot) =>
      !snapshot.matches('open') ||
      ((snapshot.context.failure !== null) === snapshot.matches({ open: { patients: 'failed' } }) &&
        (snapshot.context.recentsFailure !== null) === snapshot.matches({ open: { recents: 'failed' } })),
    'The earlier patients stay while they are loaded again.': (snapshot) =>
      !snapshot.matches({ open: { recents: 'shown' } }) || snapshot.context.recents !== null,
  },
});
