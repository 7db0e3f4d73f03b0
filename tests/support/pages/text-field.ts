import type { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import { textFieldModel } from '#tests/machines/text-field.model.ts';
import type { PageDriver } from '#tests/support/model/page.ts';
import { pageModel } from '#tests/support/model/page-model.ts';
import { showsOf } from './shows.ts';
import type { Stage } from './stage.ts';
import { readField } from './views.ts';

export const textFieldPage = pageModel({
  model: textFieldModel,
  scenes: {
    'the email of a login form': {
      input: { field: 'loginEmail' },
      can: ({ context }, { event }) => event['value'] !== '' || context.typed !== '',
    },
  },
  notOnPage: [],
});

/** The email field of a login form; `open` shows the form with nothing in it. */
export function driveTextField(
  stage: Stage,
  { open }: { open: () => Promise<void> },
): PageDriver<typeof textFieldMachine> {
  const leave = async () => {
    await stage.focus('Email');
    await stage.press('Tab');
  };
  const sees = (value: string, message: string, isFaulty: boolean) =>
    showsOf(stage, readField, 'username', { value, message, isFaulty });
  return {
    ...stage,
    open,
    do: {
      'field.change': ({ value }) => stage.fill('Email', value),
      'field.paste': ({ value }) => stage.paste('Email', value),
      'field.autofill': ({ value }) => stage.inPage(autofill, value),
      'field.blur': leave,
      'field.enter': async () => {
        await stage.focus('Email');
        await stage.press('Enter');
      },
    },
    answer: {},
    see: {
      'textField.untouched': ({ context }) => sees(context.typed, context.refusal ?? '', false),
      'textField.typing': ({ context }) => sees(context.typed, context.refusal ?? '', false),
      'textField.settled.acceptable': ({ context }) => sees(context.typed, context.refusal ?? '', false),
      'textField.settled.faulty': ({ context: { typed, refusal } }) =>
        sees(typed, refusal ?? (typed === '' ? 'Email is required' : 'Invalid email'), true),
    },
  };
}

/** What a password manager does. */
function autofill(value: string): void {
  const input = document.querySelector<HTMLInputElement>('input[name=username]');
  if (input === null) throw new Error('There is no email field');
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
