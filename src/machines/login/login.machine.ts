import { assign, sendTo, setup } from 'xstate';
import { isUnauthorized } from '#domain/failure/failure.ts';
import { type Credentials, NOT_SIGNED_IN } from '#domain/session/login.ts';
import { SIGN_IN_FIELDS } from '#domain/session/sign-in-fields.ts';
import { fieldMessage } from '#domain/text/field.ts';
import { failureActions, failureIn, reportFailed } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import { textFieldMachine } from '../text-field/text-field.machine.ts';
import type { TextFieldReport } from '../text-field/text-field.types.ts';
import { pushToast } from '../toast-queue/push-toast.ts';
import type { LoginContext, LoginEvent, LoginInput, LoginOutput } from './login.types.ts';

const SHOW_NOT_SIGNED_IN = reportFailed(NOT_SIGNED_IN);

export const loginMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as { emailField: 'emailField'; passwordField: 'passwordField' },
    tags: {} as 'loading',
  },
  actors: {
    emailField: textFieldMachine,
    passwordField: textFieldMachine,
    authenticate: port<LoginOutput, Credentials>('authenticate'),
  },
  guards: {
    isComplete: ({ context }) => context.email.isValid && context.password.isValid,
    isUnauthorized: ({ event }) => isUnauthorized(failureIn(event)),
  },
  actions: {
    storeField: assign((_, { field, value, isValid }: TextFieldReport) => ({
      [field === 'loginEmail' ? 'email' : 'password']: { value, isValid },
    })),
    storeUser: assign({ userId: (_, { userId }: LoginOutput) => userId }),
    ...failureActions,
    clearFields: assign({
      email: { value: '', isValid: false },
      password: { value: '', isValid: false },
    }),
    showToast: sendTo(actorIn('toastQueue'), pushToast),
  },
}).createMachine({
  id: 'login',
  description: 'The user signs in with an email and a password.',
  meta: { requirements: ['LOGIN-1', 'LOGIN-2', 'LOGIN-6'] },
  context: ({ input }) => ({
    email: {
      value: input.username,
      isValid: fieldMessage(SIGN_IN_FIELDS.loginEmail, input.username) === null,
    },
    password: { value: '', isValid: false },
    failure: null,
    userId: '',
  }),
  output: ({ context }) => ({ userId: context.userId }),
  initial: 'open',
  states: {
    open: {
      description: 'The form is on the page.',
      type: 'parallel',
      invoke: [
        {
          id: 'emailField',
          src: 'emailField',
          input: ({ context }) => ({
            field: 'loginEmail',
            rules: SIGN_IN_FIELDS.loginEmail,
            value: context.email.value,
          }),
          onError: { actions: ['storeFailure', SHOW_NOT_SIGNED_IN] },
        },
        {
          id: 'passwordField',
          src: 'passwordField',
          input: { field: 'loginPassword', rules: SIGN_IN_FIELDS.loginPassword },
          onError: { actions: ['storeFailure', SHOW_NOT_SIGNED_IN] },
        },
      ],
      states: {
        form: {
          description: 'The sign-in attempt.',
          on: {
            'field.edited': { actions: { type: 'storeField', params: ({ event }) => event } },
            'field.settled': { actions: { type: 'storeField', params: ({ event }) => event } },
          },
          initial: 'editing',
          states: {
            editing: {
              description: 'The user fills in the fields. LOGIN is enabled once both are valid.',
              meta: { requirements: ['LOGIN-2', 'LOGIN-9'] },
              on: { 'login.submit': { guard: 'isComplete', target: 'submitting' } },
            },
            submitting: {
              description: 'The server checks the credentials. LOGIN shows a spinner.',
              meta: { requirements: ['LOGIN-6'] },
              tags: 'loading',
              entry: 'clearFailure',
              invoke: {
                id: 'authenticate',
                src: 'authenticate',
                input: ({ context }) => ({ username: context.email.value, password: context.password.value }),
                onDone: {
                  target: '#login.accepted',
                  actions: [{ type: 'storeUser', params: ({ event }) => event.output }, 'clearFields'],
                },
                onError: [
                  { guard: 'isUnauthorized', target: 'refused', actions: 'storeFailure' },
                  { target: 'editing', actions: ['storeFailure', SHOW_NOT_SIGNED_IN] },
                ],
              },
            },
            refused: {
              description:
                'The password field shows that the email or password is wrong, until the user changes one.',
              meta: { requirements: ['LOGIN-7'] },
              on: {
                'field.edited': {
                  target: 'editing',
                  actions: [{ type: 'storeField', params: ({ event }) => event }, 'clearFailure'],
                },
              },
            },
          },
        },
        visibility: {
          description: 'Whether the password is readable.',
          meta: { requirements: ['LOGIN-5'] },
          initial: 'masked',
          states: {
            masked: {
              description: 'The password is dots.',
              on: { 'password.toggle': 'shown' },
            },
            shown: {
              description: 'The password is plain text.',
              on: { 'password.toggle': 'masked' },
            },
          },
        },
      },
    },
    accepted: {
      description: 'The credentials are right, and the fields are cleared.',
      meta: { requirements: ['LOGIN-6'] },
      type: 'final',
    },
  },
});
