import { describe, expect, it } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import { FIELDS, type FieldName } from '#domain/text/fields.ts';
import { textFieldMachine } from '#machines/text-field/text-field.machine.ts';
import { selectMessage, selectRefusal, selectTyped } from '#machines/text-field/text-field.selectors.ts';
import type { TextFieldEvent, TextFieldReport } from '#machines/text-field/text-field.types.ts';

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
    storeReport: assign({ reports: ({ context, event }) => [...context.reports, event] }),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, reports: [] }),
  invoke: {
    id: 'field',
    src: 'field',
    input: ({ context: { field, value } }) => ({ field, rules: FIELDS[field], value }),
  },
  on: { '*': { actions: 'storeReport' } },
});

/** An event for the field, or a time in milliseconds. */
type Step = TextFieldEvent | number;

const type = (value: string): Step => ({ type: 'field.change', field: 'text', value });
const LEAVE: Step = { type: 'field.blur', field: 'text' };
/** Enter, a paste and autofill. */
const SETTLE: Step = { type: 'field.settle' };

function fieldAfter(field: FieldName, steps: readonly Step[], value = '') {
  const clock = new SimulatedClock();
  const form = createActor(formMachine, { clock, input: { field, value } }).start();
  const actor = form.getSnapshot().children.field;
  if (actor === undefined) throw new Error('The form has no field');
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
  }
  const { reports } = form.getSnapshot().context;
  const reported = (kind: TextFieldReport['type']) =>
    reports.filter((report) => report.type === kind).map((report) => report.value);
  return {
    typed: selectTyped(actor.getSnapshot()),
    message: selectMessage(actor.getSnapshot()),
    refusal: selectRefusal(actor.getSnapshot()),
    edited: reported('field.edited'),
    settled: reported('field.settled'),
    last: reports.at(-1),
  };
}

type Fact = [fact: string, steps: readonly Step[], expected: Partial<ReturnType<typeof fieldAfter>>];

const CHARACTERS = 'You can only use letters, numbers, spaces, and periods';

describe('a text field', () => {
  it.each<Fact>([
    ['reports no change within 300 ms of a key', [type('A'), 299, type('An'), 299], { settled: [] }],
    ['reports each key as an edit', [type('A'), 299, type('An'), 299], { edited: ['A', 'An'] }],
    ['reports a change 300 ms after the last key', [type('A'), 299, type('An'), 300], { settled: ['An'] }],
    ['reports the change when the user leaves it', [type('Ann'), LEAVE], { settled: ['Ann'] }],
    ['reports a change once, after leaving', [type('Ann'), LEAVE, 300], { settled: ['Ann'] }],
    ['reports the change on Enter, paste and autofill', [type('Ann'), SETTLE], { settled: ['Ann'] }],
    ['reports a change once, after Enter', [type('Ann'), SETTLE, 300], { settled: ['Ann'] }],
    [
      'trims the reported value and its repeated spaces, not the text in the field',
      [type('  Ann   Marie '), 300],
      { typed: '  Ann   Marie ', settled: ['Ann Marie'] },
    ],
    ['keeps a trailing period while it has focus', [type('Main St.'), 300], { settled: ['Main St.'] }],
    [
      'removes a trailing period when the user leaves it, and reports that once',
      [type('Main St.'), 300, LEAVE, LEAVE],
      { typed: 'Main St', settled: ['Main St.', 'Main St'] },
    ],
    [
      'trims the value when the user leaves it during the 300 ms',
      [type(' Main  St. '), LEAVE],
      { typed: 'Main St', settled: ['Main St'] },
    ],
    ['has no message when it is optional and empty', [LEAVE], { message: null }],
  ])('FIELD-2: %s', (_, steps, expected) => {
    expect(fieldAfter('text', steps)).toMatchObject(expected);
  });

  it('FIELD-2: a password is never trimmed', () => {
    expect(fieldAfter('loginPassword', [type(' two  words. '), LEAVE])).toMatchObject({
      typed: ' two  words. ',
      settled: [' two  words. '],
    });
  });

  it.each<Fact>([
    [
      'a rejected key changes nothing and shows which characters are accepted',
      [type('Ann'), 300, type('Ann-'), 300],
      { typed: 'Ann', settled: ['Ann'], refusal: CHARACTERS },
    ],
    [
      'the reason stays while the user types on',
      [type('Ann'), 300, type('Ann-'), type('Ann 2')],
      { typed: 'Ann 2', refusal: CHARACTERS },
    ],
    ['leaving the field removes the reason', [type('Ann'), 300, type('Ann-'), 300, LEAVE], { refusal: null }],
    ['a key can be rejected first', [type('A%')], { typed: 'A', refusal: CHARACTERS }],
    ['leaving the field while typing removes the reason', [type('A%'), LEAVE], { refusal: null }],
    [
      'the accepted characters of a paste are inserted',
      [type('Ann_Marie'), SETTLE],
      { typed: 'AnnMarie', refusal: CHARACTERS },
    ],
    ['leaving the field after a paste removes the reason', [type('A_'), SETTLE, LEAVE], { refusal: null }],
  ])('FIELD-1: %s', (_, steps, expected) => {
    expect(fieldAfter('text', steps)).toMatchObject(expected);
  });

  it('FIELD-1: neither the filter nor leaving the field changes a value from the server', () => {
    const served = "  O'Hara-Núñez & Co., a name of more than 25 letters. ";
    expect(fieldAfter('text', [LEAVE, LEAVE], served)).toMatchObject({
      typed: served,
      edited: [],
      settled: [],
    });
    expect(fieldAfter('text', [type("D'Arcy 2")], "D'Arcy").typed).toBe("D'Arcy 2");
  });

  it.each<Fact>([
    ['has no message while the user types', [type('ann')], { message: null }],
    ['is valid again as soon as it is complete', [type('ann'), 300, type('ann@a.test')], { message: null }],
    ['stays valid on Enter', [type('ann'), 300, type('ann@a.test'), SETTLE], { message: null }],
    ['is invalid with a trailing period', [type('ann@a.test.!'), SETTLE], { message: 'Invalid email' }],
    [
      'is validated without its trailing period after leaving',
      [type('ann@a.test.!'), SETTLE, LEAVE],
      { typed: 'ann@a.test', message: null, refusal: null },
    ],
    [
      'can be invalid without its trailing period',
      [type('ann.'), SETTLE, LEAVE],
      { typed: 'ann', message: 'Invalid email' },
    ],
    ['has no message before it is used', [], { message: null }],
    ['is required once the user leaves it', [LEAVE], { message: 'Email is required' }],
  ])('LOGIN-3: an email %s', (_, steps, expected) => {
    expect(fieldAfter('loginEmail', steps)).toMatchObject(expected);
  });

  it('LOGIN-3: an edit reports whether the email is acceptable', () => {
    const report = { type: 'field.edited', field: 'loginEmail' };
    expect(fieldAfter('loginEmail', [type('ann')]).last).toMatchObject({ ...report, isValid: false });
    const complete = fieldAfter('loginEmail', [type('ann'), 300, type('ann@a.test')]);
    expect(complete.last).toMatchObject({ ...report, value: 'ann@a.test', isValid: true });
  });
});
