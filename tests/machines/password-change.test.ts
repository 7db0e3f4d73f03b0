import { describe, expect, it } from 'vitest';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import {
  selectArePasswordsShown,
  selectCanChange,
  selectCurrentField,
  selectIsPasswordOpen,
  selectNewField,
  selectRefusals,
  selectRepeatedField,
} from '#machines/password-change/password-change.selectors.ts';
import { invalidField } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';

const FIELDS = { current: selectCurrentField, next: selectNewField, repeated: selectRepeatedField };

function openDialog() {
  const { actor, ports, effects, now } = startChart(passwordChangeMachine);
  actor.send({ type: 'password.open' });
  const field = (name: keyof typeof FIELDS) => {
    const ref = FIELDS[name](now());
    if (ref === undefined) throw new Error(`There is no field ${name}`);
    return ref;
  };
  const type = (name: keyof typeof FIELDS, value: string) => {
    field(name).send({ type: 'field.change', field: 'text', value });
    field(name).send({ type: 'field.blur', field: 'text' });
  };
  const fill = (current: string, next: string) => {
    type('current', current);
    type('next', next);
    type('repeated', next);
  };
  const read = <Value>(select: (snapshot: ReturnType<typeof now>) => Value) => select(now());
  return { actor, change: ports.changePassword, toasts: effects.showToast, field, type, fill, read };
}

describe('changing the user’s own password', () => {
  it('LAYOUT-8: a validation error of the server shows at its field until that field changes', async () => {
    const { actor, change, toasts, fill, type, read } = openDialog();
    fill('Bridge2025!', 'Harbor.Walk(7)');
    actor.send({ type: 'password.submit' });
    await change.fail(invalidField('currentPassword', 'Your current password is incorrect.'));
    expect(read(selectRefusals)).toEqual({ currentPassword: 'Your current password is incorrect.' });
    expect(read(selectCanChange)).toBe(false);
    type('repeated', 'Harbor.Walk(7)');
    type('next', 'Harbor.Walk(7)');
    expect(read(selectRefusals)).toEqual({ currentPassword: 'Your current password is incorrect.' });
    type('current', 'Bridge2026!');
    expect(read(selectRefusals)).toEqual({});
    actor.send({ type: 'password.submit' });
    await change.fail(invalidField('newPassword', 'This password is too easy to guess. Choose another one.'));
    expect(read(selectRefusals)).toEqual({
      newPassword: 'This password is too easy to guess. Choose another one.',
    });
    type('current', 'Bridge2026?');
    expect(read(selectCanChange)).toBe(false);
    type('next', 'Harbor.Walk(9)');
    expect(read(selectRefusals)).toEqual({});
    expect(toasts).toEqual([]);
  });

  it('LAYOUT-8: any other error shows in a toast, and the fields keep their values', async () => {
    const { actor, change, toasts, fill, read } = openDialog();
    fill('Bridge2026!', 'Harbor.Walk(7)');
    actor.send({ type: 'password.submit' });
    actor.send({ type: 'password.close' });
    expect(read(selectIsPasswordOpen)).toBe(true);
    await change.fail({ status: 429, reason: 'Too Many Requests', message: 'Try again in 15 minutes.' });
    expect(toasts).toEqual([
      { variant: 'error', title: 'Password not changed', label: 'Try again in 15 minutes.' },
    ]);
    expect(read(selectCanChange)).toBe(true);
  });

  it('LAYOUT-8: a dialog that opens again is empty and hides what is typed', () => {
    const { actor, fill, field, read } = openDialog();
    fill('Bridge2026!', 'Harbor.Walk(7)');
    actor.send({ type: 'password.toggle' });
    expect(read(selectArePasswordsShown)).toBe(true);
    actor.send({ type: 'password.close' });
    actor.send({ type: 'password.open' });
    expect(read(selectArePasswordsShown)).toBe(false);
    expect(field('current').getSnapshot().context.fields.texts.text).toBe('');
    expect(read(selectCanChange)).toBe(false);
  });
});
