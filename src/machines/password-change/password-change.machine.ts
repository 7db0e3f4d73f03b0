import { assign, not, sendTo, setup } from 'xstate';
import {
  PASSWORD_NOT_CHANGED,
  type PasswordChange,
  passwordChangedToast,
  refusalsIn,
} from '#domain/session/password-change.ts';
import { SIGN_IN_FIELDS } from '#domain/session/sign-in-fields.ts';
import { failureActions, failureIn, reportFailed } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { textFieldMachine } from '../text-field/text-field.machine.ts';
import type { TextFieldReport } from '../text-field/text-field.types.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import type {
  PasswordChangeContext,
  PasswordChangeEvent,
  ReportedPassword,
} from './password-change.types.ts';

const EMPTY: ReportedPassword = { value: '', isValid: false };
const CLEAN: PasswordChangeContext = {
  current: EMPTY,
  next: EMPTY,
  repeated: EMPTY,
  refusals: {},
  failure: null,
};

const SHOW_NOT_CHANGED = reportFailed(PASSWORD_NOT_CHANGED);

export const passwordChangeMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    children: {} as {
      currentPassword: 'currentPassword';
      newPassword: 'newPassword';
      repeatedPassword: 'repeatedPassword';
    },
    tags: {} as 'loading',
  },
  actors: {
    currentPassword: textFieldMachine,
    newPassword: textFieldMachine,
    repeatedPassword: textFieldMachine,
    changePassword: port<{ message: string }, PasswordChange>('changePassword'),
  },
  guards: {
    isComplete: ({ context: { current, next, repeated, refusals } }) =>
      current.isValid && next.isValid && repeated.value === next.value && Object.keys(refusals).length === 0,
    hasInput: ({ context: { current, next, repeated } }) =>
      [current, next, repeated].some(({ value }) => value !== ''),
    isRefusedAtField: ({ event }) => Object.keys(refusalsIn(failureIn(event))).length > 0,
  },
  actions: {
    storeField: assign(({ context }, { field, value, isValid }: TextFieldReport) => {
      const reported = { value, isValid };
      if (field === 'currentPassword')
        return { current: reported, refusals: without(context.refusals, 'currentPassword') };
      if (field === 'repeatedPassword') return { repeated: reported };
      return { next: reported, refusals: without(context.refusals, 'newPassword') };
    }),
    storeRefusals: assign({
      refusals: ({ event }) => refusalsIn(failureIn(event)),
    }),
    ...failureActions,
    clearForm: assign(CLEAN),
    reportUnsaved: sendTo(actorIn('leaving'), {
      type: 'work.begin',
      work: { id: 'password', name: 'Update password', lostWith: 'portal' },
    }),
    reportSaved: sendTo(actorIn('leaving'), { type: 'work.end', id: 'password' }),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
  },
}).createMachine({
  id: 'passwordChange',
  description: 'The user changes their password.',
  meta: { requirements: ['LAYOUT-8', 'LOGIN-4'] },
  context: CLEAN,
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed, and the typed passwords are erased.',
      entry: 'clearForm',
      on: { 'password.open': 'open' },
    },
    open: {
      description: 'The dialog is on the page.',
      type: 'parallel',
      invoke: [
        {
          id: 'currentPassword',
          src: 'currentPassword',
          input: { field: 'currentPassword', rules: SIGN_IN_FIELDS.currentPassword },
          onError: {
            actions: ['storeFailure', SHOW_NOT_CHANGED],
          },
        },
        {
          id: 'newPassword',
          src: 'newPassword',
          input: { field: 'newPassword', rules: SIGN_IN_FIELDS.newPassword },
          onError: {
            actions: ['storeFailure', SHOW_NOT_CHANGED],
          },
        },
        {
          id: 'repeatedPassword',
          src: 'repeatedPassword',
          input: { field: 'repeatedPassword', rules: SIGN_IN_FIELDS.repeatedPassword },
          onError: {
            actions: ['storeFailure', SHOW_NOT_CHANGED],
          },
        },
      ],
      states: {
        form: {
          description: 'The password change.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The user fills in the fields. A refusal is shown at its field.',
              on: {
                'field.edited': { actions: { type: 'storeField', params: ({ event }) => event } },
                'field.settled': { actions: { type: 'storeField', params: ({ event }) => event } },
                'password.submit': { guard: 'isComplete', target: 'submitting' },
                'password.close': '#passwordChange.closed',
              },
            },
            submitting: {
              description: 'Sends the request. The dialog stays open until the server responds.',
              tags: 'loading',
              entry: 'clearFailure',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => ({
                  currentPassword: context.current.value,
                  newPassword: context.next.value,
                }),
                onDone: {
                  target: '#passwordChange.closed',
                  actions: {
                    type: 'showToast',
                    params: ({ event }) => passwordChangedToast(event.output.message),
                  },
                },
                onError: [
                  {
                    guard: 'isRefusedAtField',
                    target: 'editing',
                    actions: ['storeFailure', 'storeRefusals'],
                  },
                  {
                    target: 'editing',
                    actions: ['storeFailure', SHOW_NOT_CHANGED],
                  },
                ],
              },
            },
          },
        },
        work: {
          description: 'Whether there are unsaved changes.',
          initial: 'empty',
          states: {
            empty: {
              description: 'All three fields are empty.',
              always: { guard: 'hasInput', target: 'filled' },
            },
            filled: {
              description: 'The user has typed a password.',
              entry: 'reportUnsaved',
              exit: 'reportSaved',
              always: { guard: not('hasInput'), target: 'empty' },
            },
          },
        },
        visibility: {
          description: 'Whether the passwords are readable.',
          meta: { requirements: ['LOGIN-5'] },
          initial: 'masked',
          states: {
            masked: { description: 'All three are dots.', on: { 'password.toggle': 'shown' } },
            shown: { description: 'All three are plain text.', on: { 'password.toggle': 'masked' } },
          },
        },
      },
    },
  },
});

function without<Refusals extends object>(refusals: Refusals, name: keyof Refusals): Refusals {
  const { [name]: _, ...others } = refusals;
  return others as Refusals;
}
