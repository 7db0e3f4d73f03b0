import { describe, expect, it } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import type { FieldName } from '#domain/text/field.ts';
import { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import { selectMessage, selectRefusal, selectTyped } from '#machines/text-field/text-field.selectors.ts';
import type { TextFieldReport } from '#machines/text-field/text-field.types.ts';

/** A form with one field, which stores the field’s reports. */
const formMachine = setup({
  types: {
    context: {} as { field: FieldName; value: string; reports: TextFieldReport[] },
    events: {} as TextFieldReport,
    input: {} as { field: FieldName; value: string },
    children: {} as { field: 'field' },
  },
  actors: { field: textFieldMachine },
  actions: {
    keepReport: assign({ reports: ({ context, event }) => [...context.reports, event] }),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, reports: [] }),
  invoke: { id: 'field', src: 'field', input: ({ context }) => context },
  on: { '*': { actions: 'keepReport' } },
});

function startField(field: FieldName, value = '') {
  const clock = new SimulatedClock();
  const form = createActor(formMachine, { clock, input: { field, value } }).start();
  const actor = form.getSnapshot().children.field;
  if (actor === undefined) throw new Error('The form has no field');
  const told = (type: TextFieldReport['type']) =>
    form
      .getSnapshot()
      .context.reports.filter((report) => report.type === type)
      .map((report) => report.value);
  return {
    clock,
    send: actor.send,
    /** As autofill does too. */
    paste(value: string) {
      actor.send({ type: 'field.change', field: 'text', value });
      actor.send({ type: 'field.settle' });
    },
    typed: () => selectTyped(actor.getSnapshot()),
    message: () => selectMessage(actor.getSnapshot()),
    refusal: () => selectRefusal(actor.getSnapshot()),
    edited: () => told('field.edited'),
    settled: () => told('field.settled'),
    last: () => form.getSnapshot().context.reports.at(-1),
  };
}

describe('a text field', () => {
  it('FIELD-2: reports a change 300 ms after the last key', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: 'A' });
    field.clock.increment(299);
    field.send({ type: 'field.change', field: 'text', value: 'An' });
    field.clock.increment(299);
    expect(field.settled()).toEqual([]);
    field.clock.increment(1);
    expect(field.settled()).toEqual(['An']);
    expect(field.edited()).toEqual(['A', 'An']);
  });

  it('FIELD-2: leaving the field, Enter, a paste and autofill report the change at once', () => {
    for (const event of [{ type: 'field.blur', field: 'text' }, { type: 'field.settle' }] as const) {
      const field = startField('text');
      field.send({ type: 'field.change', field: 'text', value: 'Ann' });
      field.send(event);
      expect(field.settled()).toEqual(['Ann']);
      field.clock.increment(300);
      expect(field.settled()).toEqual(['Ann']);
    }
    const field = startField('text');
    field.paste('Ann');
    expect(field.settled()).toEqual(['Ann']);
  });

  it('FIELD-2: the reported value is trimmed with single spaces; the text in the field is not', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: '  Ann   Marie ' });
    field.clock.increment(300);
    expect(field.typed()).toBe('  Ann   Marie ');
    expect(field.settled()).toEqual(['Ann Marie']);
  });

  it('FIELD-2: a trailing period is removed when the user leaves the field, not before', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: 'Main St.' });
    field.clock.increment(300);
    expect(field.settled()).toEqual(['Main St.']);
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.typed()).toBe('Main St');
    expect(field.settled()).toEqual(['Main St.', 'Main St']);
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.settled()).toEqual(['Main St.', 'Main St']);
  });

  it('FIELD-2: leaving the field during the debounce trims the value too', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: ' Main  St. ' });
    field.send({ type: 'field.blur', field: 'text' });
    expect([field.typed(), field.settled()]).toEqual(['Main St', ['Main St']]);
  });

  it('FIELD-2: a password is never trimmed', () => {
    const field = startField('loginPassword');
    field.send({ type: 'field.change', field: 'text', value: ' two  words. ' });
    field.send({ type: 'field.blur', field: 'text' });
    expect([field.typed(), field.settled()]).toEqual([' two  words. ', [' two  words. ']]);
  });

  it('FIELD-1: a rejected key changes nothing, and the field says which characters it accepts until the user leaves it', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: 'Ann' });
    field.clock.increment(300);
    field.send({ type: 'field.change', field: 'text', value: 'Ann-' });
    expect(field.typed()).toBe('Ann');
    expect(field.refusal()).toBe('You can only use letters, numbers, spaces, and periods');
    field.clock.increment(300);
    expect(field.settled()).toEqual(['Ann']);
    field.send({ type: 'field.change', field: 'text', value: 'Ann 2' });
    expect([field.typed(), field.refusal()]).toEqual([
      'Ann 2',
      'You can only use letters, numbers, spaces, and periods',
    ]);
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.refusal()).toBeNull();
  });

  it('FIELD-1: a text takes 25 characters, and says so at the 26th', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: 'a'.repeat(25) });
    expect(field.refusal()).toBeNull();
    field.send({ type: 'field.change', field: 'text', value: 'a'.repeat(26) });
    expect(field.typed()).toBe('a'.repeat(25));
    expect(field.refusal()).toBe('At most 25 characters');
  });

  it('FIELD-1: of a paste the allowed characters come in, and the field says that some did not', () => {
    const field = startField('text');
    field.paste('Ann_Marie');
    expect(field.typed()).toBe('AnnMarie');
    expect(field.refusal()).toBe('You can only use letters, numbers, spaces, and periods');
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.refusal()).toBeNull();
  });

  it('FIELD-1: leaving a field while typing takes the word about a refused key away', () => {
    const field = startField('text');
    field.send({ type: 'field.change', field: 'text', value: 'A%' });
    expect([field.typed(), field.refusal()]).toEqual([
      'A',
      'You can only use letters, numbers, spaces, and periods',
    ]);
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.refusal()).toBeNull();
  });

  it('FIELD-1: a value from the server is never altered, neither by the filter nor by leaving the field', () => {
    const served = "  O'Hara-Núñez & Co., a name of more than 25 letters. ";
    const field = startField('text', served);
    field.send({ type: 'field.blur', field: 'text' });
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.typed()).toBe(served);
    expect([field.edited(), field.settled()]).toEqual([[], []]);
    const changed = startField('text', "D'Arcy");
    changed.send({ type: 'field.change', field: 'text', value: "D'Arcy 2" });
    expect(changed.typed()).toBe("D'Arcy 2");
  });

  it('LOGIN-3: an email is judged once typing pauses, not while it goes on', () => {
    const field = startField('loginEmail');
    field.send({ type: 'field.change', field: 'text', value: 'ann' });
    expect(field.message()).toBeNull();
    expect(field.last()).toMatchObject({ type: 'field.edited', field: 'loginEmail', isAcceptable: false });
    field.clock.increment(300);
    expect(field.message()).toBe('Invalid email');
    field.send({ type: 'field.change', field: 'text', value: 'ann@a.test' });
    expect(field.message()).toBeNull();
    expect(field.last()).toMatchObject({ value: 'ann@a.test', isAcceptable: true });
    field.send({ type: 'field.settle' });
    expect(field.message()).toBeNull();
  });

  it('LOGIN-3: an email that is left, confirmed, pasted or filled in is judged at once', () => {
    for (const event of [{ type: 'field.blur', field: 'text' }, { type: 'field.settle' }] as const) {
      const field = startField('loginEmail');
      field.send({ type: 'field.change', field: 'text', value: 'ann' });
      field.send(event);
      expect(field.message()).toBe('Invalid email');
    }
    const field = startField('loginEmail');
    field.paste('ann');
    expect(field.message()).toBe('Invalid email');
  });

  it('LOGIN-3: an email that leaving the field tidies is judged as it then stands', () => {
    const field = startField('loginEmail');
    field.paste('ann@a.test.!');
    expect(field.message()).toBe('Invalid email');
    field.send({ type: 'field.blur', field: 'text' });
    expect([field.typed(), field.message(), field.refusal()]).toEqual(['ann@a.test', null, null]);
    field.paste('ann.');
    field.send({ type: 'field.blur', field: 'text' });
    expect([field.typed(), field.message()]).toEqual(['ann', 'Invalid email']);
  });

  it('LOGIN-3, LOGIN-4: a required field that is left or confirmed empty says that it is required', () => {
    const email = startField('loginEmail');
    expect(email.message()).toBeNull();
    email.send({ type: 'field.blur', field: 'text' });
    expect(email.message()).toBe('Email is required');
    const password = startField('loginPassword');
    password.send({ type: 'field.settle' });
    expect(password.message()).toBe('Password is required');
  });

  it('FIELD-2: a field that is not required is not judged', () => {
    const field = startField('text');
    field.send({ type: 'field.blur', field: 'text' });
    expect(field.message()).toBeNull();
  });
});
