import type { SnapshotFrom } from 'xstate';
import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import type { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { passwordChangeModel } from '#tests/machines/password-change.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';
import { WHOLE_TOAST_MS } from './toast-queue.ts';
import { readDialogs, readPasswords, readToasts } from './views.ts';

const DEFECT = 'only a defect in the chart of the field ends it';

/** What is in the dialog can be used while it is open, and nothing else. */
export const passwordChangePage = pageModel({
  model: passwordChangeModel,
  scenes: {
    'a signed-in page': {
      input: undefined,
      can: (snapshot, step) => {
        if (step.kind === 'outcome') return step.actor === 'changePassword';
        if (step.event.type === 'password.open') return snapshot.matches('closed');
        if (step.event.type === 'field.settled' || snapshot.matches('closed')) return false;
        if (!step.event.type.startsWith('field.')) return true;
        return snapshot.matches({ open: { form: 'editing' } }) && isChange(snapshot, step.event);
      },
    },
  },
  notOnPage: [
    {
      transition: 'passwordChange.open.form.editing|field.settled|0',
      why: 'a settled field tells what its last edit has told already: nothing more is shown',
    },
    { transition: 'passwordChange.open|xstate.error.actor.currentPassword|0', why: DEFECT },
    { transition: 'passwordChange.open|xstate.error.actor.newPassword|0', why: DEFECT },
    { transition: 'passwordChange.open|xstate.error.actor.repeatedPassword|0', why: DEFECT },
  ],
});

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** Putting the same words into a field again is no edit. */
function isChange({ context }: Snapshot, event: Record<string, unknown>): boolean {
  const { current, next, repeated } = context;
  const held: Record<string, string> = {
    currentPassword: current.value,
    newPassword: next.value,
    repeatedPassword: repeated.value,
  };
  return held[String(event['field'])] !== event['value'];
}

const LABELS: Record<string, string> = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatedPassword: 'Confirm new password',
};

export interface PasswordChangeSet {
  open(): Promise<void>;
  /** Whether the browser asks before it closes the page. */
  seesUnsaved(isUnsaved: boolean): Promise<void>;
  /** Ends the change that is under way, which waits until then. */
  answer: Record<'changed' | 'wrong password' | 'easy to guess' | 'too often', () => Promise<void>>;
}

export function drivePasswordChange(
  adapter: PageAdapter,
  set: PasswordChangeSet,
): PageDriver<typeof passwordChangeMachine> {
  /** The fields that somebody has been in and has left, or typed in: they are judged. */
  let judged = new Set<string>();
  let entered = 'currentPassword';
  const seesForm =
    (button: string) =>
    async ({ context }: Snapshot) => {
      const { current, next, repeated, refusals } = context;
      const required = (field: string, value: string) =>
        judged.has(field) && value === '' ? 'Password is required' : '';
      const short = next.value === 'Harbor' ? 'The new password must be at least 8 characters' : '';
      const differs = repeated.value !== '' && repeated.value !== next.value;
      await shows(adapter, readPasswords, {
        currentPassword: [
          current.value,
          refusals.currentPassword ?? required('currentPassword', current.value),
        ],
        newPassword: [
          next.value,
          refusals.newPassword ||
            short ||
            required('newPassword', next.value) ||
            '8–20 characters. Avoid common words.',
        ],
        repeatedPassword: [
          repeated.value,
          differs ? 'Passwords don’t match' : required('repeatedPassword', repeated.value),
        ],
        button,
      });
    };
  const type = (field: string) => async () => {
    const view = await adapter.inPage(readTypes, undefined);
    if (view.some((each) => each !== field)) throw new Error(`the fields are ${view.join(', ')}`);
  };
  const toasts = async (answer: () => Promise<void>, lines: string[]) => {
    await answer();
    await shows(adapter, readToasts, [{ phase: 'entering', lines }]);
    await adapter.letTimePass(WHOLE_TOAST_MS);
    await shows(adapter, readToasts, []);
  };
  const leave = (next: string) => {
    if (next !== entered) judged.add(entered);
    entered = next;
  };
  return {
    ...adapter,
    open: set.open,
    do: {
      'password.open': async () => {
        judged = new Set();
        entered = 'currentPassword';
        await adapter.click('button', /^Account menu for/);
        await adapter.click('menuitem', 'Update Password');
      },
      'password.close': () => adapter.press('Escape'),
      'password.submit': () => adapter.click('button', 'Update password'),
      'password.toggle': async () => {
        leave('the checkbox');
        await adapter.inPage(toggleShown, undefined);
      },
      'field.edited': async ({ field, value }) => {
        leave(field);
        judged.add(field);
        await adapter.fill(LABELS[field] ?? field, value);
        await adapter.letTimePass(300);
      },
    },
    answer: {
      'changePassword → changed': () =>
        toasts(set.answer.changed, [
          'Password changed successfully',
          'You’ve been signed out on other devices.',
        ]),
      'changePassword → wrong password': set.answer['wrong password'],
      'changePassword → easy to guess': set.answer['easy to guess'],
      'changePassword → too often': () =>
        toasts(set.answer['too often'], ['Password not changed', 'Too many attempts.']),
    },
    see: {
      'passwordChange.closed': () => shows(adapter, readDialogs, { titles: [], holdsFocus: false }),
      'passwordChange.open.form.editing': (snapshot) =>
        seesForm(snapshot.can({ type: 'password.submit' }) ? 'enabled' : 'disabled')(snapshot),
      'passwordChange.open.form.submitting': seesForm('loading'),
      'passwordChange.open.work.empty': () => set.seesUnsaved(false),
      'passwordChange.open.work.filled': () => set.seesUnsaved(true),
      'passwordChange.open.words.masked': type('password'),
      'passwordChange.open.words.shown': type('text'),
    },
  };
}

const readTypes = () =>
  [...document.querySelectorAll<HTMLInputElement>('[role=dialog] .text-field-input')].map(
    (input) => input.type,
  );

/** By the keyboard's way: the focus goes to the box, and its state turns. */
function toggleShown(): void {
  const box = document.querySelector<HTMLInputElement>('[role=dialog] input[type=checkbox]');
  box?.focus();
  box?.click();
}
