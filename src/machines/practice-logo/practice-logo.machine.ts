import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  LOGO_REMOVED,
  LOGO_SAVED,
  logoFileProblem,
  type PracticeLogo,
} from '#domain/practice/practice-logo.ts';
import { failureActions, failureIn } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

interface ChosenFile {
  type: string;
  size: number;
}

export type PracticeLogoEvent =
  | { type: 'logo.load' }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'logo.remove' }
  | { type: 'remove.confirm' }
  | { type: 'dialog.close' };

interface PracticeLogoContext {
  logo: PracticeLogo | null;
  /** Why the chosen file can't be a logo. */
  problem: string | null;
  failure: Failure | null;
}

export const practiceLogoMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PracticeLogoContext,
    events: {} as PracticeLogoEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    loadLogo: port<PracticeLogo | null>('loadLogo'),
    /** Reads the chosen file and sends it. */
    saveLogo: port<PracticeLogo, { replaces: string | null }>('saveLogo'),
    removeLogo: port<void, { logoId: string }>('removeLogo'),
  },
  guards: {
    isSuitable: (_, { file }: { file: ChosenFile }) => logoFileProblem(file) === null,
    hasLogo: ({ context }) => context.logo !== null,
    isOutdated: ({ event }) => ['logoChanged', 'notFound'].includes(failureIn(event).code ?? ''),
  },
  actions: {
    storeLogo: assign({ logo: (_, { logo }: { logo: PracticeLogo | null }) => logo }),
    storeProblem: assign({ problem: (_, { file }: { file: ChosenFile }) => logoFileProblem(file) }),
    clearProblem: assign({ problem: null }),
    ...failureActions,
    showToast: effect<Toast>('showToast'),
  },
}).createMachine({
  id: 'practiceLogo',
  description: 'A manager uploads, replaces and removes the logo for the receipts of a practice.',
  meta: { requirements: ['CONST-3', 'PERM-8'] },
  context: { logo: null, problem: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the logo. After another user’s change, the page shows a notice.',
      tags: 'loading',
      invoke: {
        id: 'loadLogo',
        src: 'loadLogo',
        onDone: {
          target: 'shown',
          actions: { type: 'storeLogo', params: ({ event }) => ({ logo: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The logo could not be loaded, and the page shows the reason.',
      on: { 'logo.load': { target: 'loading', actions: 'clearFailure' } },
    },
    shown: {
      description: 'The page shows the logo, or that there is none, and why the last file was not accepted.',
      on: {
        'file.choose': [
          {
            guard: { type: 'isSuitable', params: ({ event }) => event },
            target: 'saving',
            actions: 'clearProblem',
          },
          { actions: [{ type: 'storeProblem', params: ({ event }) => event }, 'clearFailure'] },
        ],
        'logo.remove': { guard: 'hasLogo', target: 'confirming', actions: ['clearProblem', 'clearFailure'] },
      },
    },
    saving: {
      description: 'Sends the file, which replaces the logo that the user saw.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveLogo',
        src: 'saveLogo',
        input: ({ context }) => ({ replaces: context.logo?.id ?? null }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'storeLogo', params: ({ event }) => ({ logo: event.output }) },
            { type: 'showToast', params: LOGO_SAVED },
          ],
        },
        onError: [
          { guard: 'isOutdated', target: 'loading', actions: 'storeFailure' },
          { target: 'shown', actions: 'storeFailure' },
        ],
      },
    },
    confirming: {
      description: 'A confirmation explains what receipts show without a logo.',
      on: { 'remove.confirm': 'removing', 'dialog.close': 'shown' },
    },
    removing: {
      description: 'Removes the logo. The confirmation stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'removeLogo',
        src: 'removeLogo',
        input: ({ context }) => ({ logoId: context.logo?.id ?? '' }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'storeLogo', params: { logo: null } },
            { type: 'showToast', params: LOGO_REMOVED },
          ],
        },
        onError: [
          { guard: 'isOutdated', target: 'loading', actions: 'storeFailure' },
          { target: 'shown', actions: 'storeFailure' },
        ],
      },
    },
  },
});
