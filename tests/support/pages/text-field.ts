import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import { selectRefusal, selectTyped } from '#machines/text-field/text-field.selectors.ts';
import { textFieldModel } from '#tests/machines/text-field.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { showsOf } from './shows.ts';
import { readField } from './views.ts';

export const textFieldPage = pageModel({
  model: textFieldModel,
  scenes: {
    'the email of a login form': {
      input: { field: 'loginEmail' },
      can: ({ context }, { event }) => event['value'] !== '' || context.fields.texts.text !== '',
    },
  },
  notOnPage: [],
});

/** The email field of a login form; `open` shows the form with nothing in it. */
export function driveTextField(
  adapter: PageAdapter,
  { open }: { open: () => Promise<void> },
): PageDriver<typeof textFieldMachine> {
  const leave = async () => {
    await adapter.focus('Email');
    await adapter.press('Tab');
  };
  const sees = (value: string, message: string, isFaulty: boolean) =>
    showsOf(adapter, readField, 'username', { value, message, isFaulty });
  return {
    ...adapter,
    open,
    do: {
      'field.change': ({ value }) => adapter.fill('Email', value),
      'field.blur': leave,
      'field.settle': async () => {
        await adapter.focus('Email');
        await adapter.press('Enter');
      },
    },
    answer: {},
    see: {
      'textField.untouched': (snapshot) => sees(selectTyped(snapshot), selectRefusal(snapshot) ?? '', false),
      'textField.typing': (snapshot) => sees(selectTyped(snapshot), selectRefusal(snapshot) ?? '', false),
      'textField.settled.valid': (snapshot) =>
        sees(selectTyped(snapshot), selectRefusal(snapshot) ?? '', false),
      'textField.settled.invalid': (snapshot) => {
        const typed = selectTyped(snapshot);
        return sees(
          typed,
          selectRefusal(snapshot) ?? (typed === '' ? 'Email is required' : 'Invalid email'),
          true,
        );
      },
    },
  };
}
