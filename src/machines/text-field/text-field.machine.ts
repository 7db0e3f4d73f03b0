import { assign, sendParent, setup } from 'xstate';
import { fieldMessage, INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  isRefused,
  unchangedFields,
} from '../shared/form-fields.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import {
  reported,
  type TextFieldContext,
  type TextFieldEvent,
  type TextFieldInput,
} from './text-field.types.ts';

const FIELD = { field: 'text' } as const;
const rulesOf = ({ rules }: TextFieldContext) => ({ text: rules });
const committed = (context: TextFieldContext) => commitField(context.fields, rulesOf(context), FIELD);

export const textFieldMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as TextFieldContext,
    events: {} as TextFieldEvent,
    input: {} as TextFieldInput,
  },
  guards: {
    isRefused: ({ context }, edit: FieldEdit<'text'>) => isRefused(context.fields, rulesOf(context), edit),
    isTidiedOnBlur: ({ context }) => committed(context).texts.text !== context.fields.texts.text,
    isValid: ({ context: { rules, fields, today } }) =>
      fieldMessage(rules, fields.texts.text, today) === null,
  },
  actions: {
    applyEdit: assign({
      fields: ({ context }, edit: FieldEdit<'text'>) => changeField(context.fields, rulesOf(context), edit),
    }),
    commitField: assign({ fields: ({ context }) => committed(context) }),
    reportEdited: sendParent(({ context }) => reported('field.edited', context)),
    reportSettled: sendParent(({ context }) => reported('field.settled', context)),
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'textField',
  description: 'A text field filters what the user types and reports the change after a pause.',
  meta: { requirements: ['FIELD-1', 'FIELD-2'] },
  context: ({ input: { field, rules, value = '', today = null } }) => ({
    field,
    rules,
    today,
    fields: unchangedFields({ text: value }),
  }),
  on: {
    'field.change': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        actions: { type: 'applyEdit', params: ({ event }) => event },
      },
      {
        target: '.typing',
        actions: [{ type: 'applyEdit', params: ({ event }) => event }, 'reportEdited'],
      },
    ],
  },
  initial: 'untouched',
  states: {
    untouched: {
      description: 'The user has neither changed nor left the field; it is not validated yet.',
      on: { 'field.blur': 'settled', 'field.settle': 'settled' },
    },
    typing: {
      description: 'The user is typing. A pause, Enter, a paste or leaving the field ends the wait.',
      on: {
        'field.blur': { target: 'settled', actions: ['commitField', 'reportSettled'] },
        'field.settle': { target: 'settled', actions: 'reportSettled' },
      },
      after: { debounce: { target: 'settled', actions: 'reportSettled' } },
    },
    settled: {
      description: 'The value is validated.',
      on: {
        'field.blur': [
          {
            guard: 'isTidiedOnBlur',
            target: 'settled',
            reenter: true,
            actions: ['commitField', 'reportSettled'],
          },
          { actions: 'commitField' },
        ],
      },
      initial: 'validating',
      states: {
        validating: {
          description: 'Decides whether the value is valid.',
          always: [{ guard: 'isValid', target: 'valid' }, { target: 'invalid' }],
        },
        valid: { description: 'The value is valid.' },
        invalid: {
          description: 'The value breaks a rule, and the field says which.',
          meta: { requirements: ['LOGIN-3', 'LOGIN-4'] },
        },
      },
    },
  },
});
