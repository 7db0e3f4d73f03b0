import { fromCallback } from 'xstate';
import { model } from '#charts/explore/model.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';

const logic = fromCallback(() => undefined);
const defect = { defect: { error: new Error('A defect') } };

export const portalModel = model({
  machine: portalMachine,
  inputs: [{ path: '/', query: '', requestedPath: null }],
  events: { 'shell.start': [{ logic, input: {} }], 'shell.stop': [{}] },
  outcomes: { session: defect, navigation: defect, toastQueue: defect, shell: defect },
  isHome: (snapshot) => snapshot.matches('withoutShell'),
  invariants: {
    'The shell runs exactly while a signed-in page is shown.': (snapshot) =>
      snapshot.matches('withShell') === 'shell' in snapshot.children,
    'ROUTE-5: session, navigation and toasts run on every page.': ({ children }) =>
      ['session', 'navigation', 'toastQueue'].every((id) => id in children),
  },
});
