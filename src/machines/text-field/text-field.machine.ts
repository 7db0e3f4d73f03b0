import { assign, sendParent, setup } from 'xstate';
import { edited, fieldMessage, INPUT_DEBOUNCE_MS, leftValue } from '#domain/text/field.ts';
import {
  reported,
  type TextFieldContext,
  type TextFieldEvent,
  type TextFieldInput,
} from './text-field.types.ts';

export const textFieldMachine = setup({
  types: {
    context: {} as TextFieldContext,
    events: {} as TextFieldEvent,
    input: {} as TextFieldInput,
  },
  guards: {
    isWhollyRefused: ({ context }, { value }: { value: string }) => {
      const edit = edited(context.field, context.typed, value);
      return edit.refusal !== null && edit.value === context.typed;
    },
    isTidiedByLeaving: ({ context }) =>
      context.origin === 'typed' && leftValue(context.field, context.typed) !== context.typed,
    isAcceptable: ({ context }) => fieldMessage(context.field, context.typed, context.today) === null,
  },
  actions: {
    takeEdit: assign(({ context }, { value }: { value: string }) => {
      const edit = edited(context.field, context.typed, value);
      return { typed: edit.value, origin: 'typed' as const, refusal: edit.refusal };
    }),
    noteRefusal: assign({
      refusal: ({ context }, { value }: { value: string }) =>
        edited(context.field, context.typed, value).refusal,
    }),
    forgetRefusal: assign({ refusal: null }),
    tidyOnLeaving: assign({ typed: ({ context }) => leftValue(context.field, context.typed) }),
    tellEdited: sendParent(({ context }) => reported('field.edited', context)),
    tellSettled: sendParent(({ context }) => reported('field.settled', context)),
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'textField',
  description:
    'A text field lets in what its filter knows, waits for a pause in typing, then tells its change.',
  meta: { requirements: ['FIELD-1', 'FIELD-2'] },
  context: ({ input }) => ({
    field: input.field,
    today: input.today ?? null,
    typed: input.value ?? '',
    origin: 'given',
    refusal: null,
  }),
  on: {
    'field.change': [
      {
        guard: { type: 'isWhollyRefused', params: ({ event }) => ({ value: event.value }) },
        actions: { type: 'noteRefusal', params: ({ event }) => ({ value: event.value }) },
      },
      {
        target: '.typing',
        actions: [{ type: 'takeEdit', params: ({ event }) => ({ value: event.value }) }, 'tellEdited'],
      },
    ],
    'field.paste': {
      target: '.settled',
      actions: [{ type: 'takeEdit', params: ({ event }) => ({ value: event.value }) }, 'tellSettled'],
    },
    'field.autofill': {
      target: '.settled',
      actions: [{ type: 'takeEdit', params: ({ event }) => ({ value: event.value }) }, 'tellSettled'],
    },
  },
  initial: 'untouched',
  states: {
    untouched: {
      description: 'Nobody has changed or left the field; it is not judged yet.',
      on: { 'field.blur': 'settled', 'field.enter': 'settled' },
    },
    typing: {
      description: 'Somebody is typing; a pause, Enter or leaving the field ends the wait.',
      on: {
        'field.blur': { target: 'settled', actions: ['tidyOnLeaving', 'forgetRefusal', 'tellSettled'] },
        'field.enter': { target: 'settled', actions: 'tellSettled' },
      },
      after: { debounce: { target: 'settled', actions: 'tellSettled' } },
    },
    settled: {
      description: 'The change counts and is judged.',
      on: {
        'field.blur': [
          {
            guard: 'isTidiedByLeaving',
            target: 'settled',
            reenter: true,
            actions: ['tidyOnLeaving', 'forgetRefusal', 'tellSettled'],
          },
          { actions: 'forgetRefusal' },
        ],
      },
      initial: 'judging',
      states: {
        judging: {
          description: 'The value meets the rules of its field, or does not.',
          always: [{ guard: 'isAcceptable', target: 'acceptable' }, { target: 'faulty' }],
        },
        acceptable: { description: 'Nothing is wrong with the value.' },
        faulty: {
          description: 'The value breaks a rule, and the field says which.',
          meta: { requirements: ['LOGIN-3', 'LOGIN-4'] },
        },
      },
    },
  },
});
