import { expect, it } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  createActor,
  fromCallback,
  fromPromise,
  type StateValue,
} from 'xstate';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';
import { codeAmountsMachine } from '#machines/code-amounts/code-amounts.machine.ts';
import { codeFormMachine } from '#machines/code-form/code-form.machine.ts';
import { dayCloseMachine } from '#machines/day-close/day-close.machine.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import { patientNotesMachine } from '#machines/patient-notes/patient-notes.machine.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import { reversalMachine } from '#machines/reversal/reversal.machine.ts';
import { staffMachine } from '#machines/staff/staff.machine.ts';
import { FREE_LEVEL } from '#widgets/plan-fees/story-fees.ts';
import { ASKED, PATIENT, PLAN } from './benefits.model.ts';
import { CLOSED_DAY } from './day-close.model.ts';
import { EVERYTHING, NIGHT_GUARD } from './procedure-codes.model.ts';
import { PAYMENT } from './reversal.model.ts';
import { staffMember } from './staff-member.ts';

const unsaved: boolean[] = [];
const actions = {
  reportUnsavedWork: (_: unknown, { isUnsaved }: { isUnsaved: boolean }) => unsaved.push(isUnsaved),
};

const staff = staffMachine.provide({
  actions,
  actors: { listStaff: fromPromise(() => new Promise(() => undefined)) },
});
const notes = patientNotesMachine.provide({
  actions,
  actors: { listNotes: fromPromise(() => new Promise(() => undefined)) },
});
const LISTED = { list: 'loading' };

const loaded = (port: string, output: unknown) => ({ type: `xstate.done.actor.${port}`, output });

interface Form {
  logic: AnyActorLogic;
  input: unknown;
  open: readonly AnyEventObject[];
  closed: StateValue;
  edit: { field: string; value: string; before: string };
}

const FORMS: Record<string, Form> = {
  'a procedure code': {
    logic: codeFormMachine.provide({ actions }),
    input: { may: EVERYTHING },
    open: [{ type: 'code.edit', code: NIGHT_GUARD }],
    closed: 'closed',
    edit: { field: 'description', value: 'Night guard, soft', before: NIGHT_GUARD.description },
  },
  'the amounts of codes': {
    logic: codeAmountsMachine.provide({ actions }),
    input: { may: EVERYTHING },
    open: [{ type: 'rows.select', codes: [NIGHT_GUARD], isSelected: true }, { type: 'bulk.open' }],
    closed: 'selecting',
    edit: { field: 'value', value: '3', before: '' },
  },
  'a fee increase': {
    logic: feeChangeMachine.provide({ actions }),
    input: { today: '2026-03-16', mayIncrease: true, mayEdit: true },
    open: [{ type: 'change.open', mode: 'increase', levels: [FREE_LEVEL], leastNoticeDays: 60 }],
    closed: 'closed',
    edit: { field: 'percent', value: '5', before: '' },
  },
  'a note': {
    logic: notes,
    input: undefined,
    open: [{ type: 'note.write' }],
    closed: LISTED,
    edit: { field: 'text', value: 'Prefers texts', before: '' },
  },
  'a refund': {
    logic: reversalMachine.provide({ actions }),
    input: { mayReverse: true, ownAddress: '' },
    open: [{ type: 'reversal.open', kind: 'refund', of: PAYMENT }],
    closed: 'closed',
    edit: { field: 'reason', value: 'Paid twice', before: '' },
  },
  'a new staff member': {
    logic: staff,
    input: undefined,
    open: [{ type: 'person.add' }],
    closed: LISTED,
    edit: { field: 'name', value: 'Robin Vale', before: '' },
  },
  'the date of service of a benefit': {
    logic: benefitsMachine.provide({
      actions,
      actors: {
        loadSummary: fromPromise(() => new Promise(() => undefined)),
        watchReturns: fromCallback(() => undefined),
      },
    }),
    input: { plan: PLAN, patient: PATIENT },
    open: [loaded('loadSummary', ASKED), { type: 'benefit.use', code: 'X2030' }],
    closed: { summary: 'fresh', question: 'answered', work: 'idle' },
    edit: { field: 'day', value: '12/30/1969', before: '12/31/1969' },
  },
  'the reason of a reopened day': {
    logic: dayCloseMachine.provide({
      actions,
      actors: { loadDay: fromPromise(() => new Promise(() => undefined)) },
    }),
    input: { today: '1969-12-31', mayClose: true, mayReopen: true },
    open: [
      loaded('loadDay', { day: CLOSED_DAY, closings: { records: 0, closings: [] } }),
      { type: 'reopen.open' },
    ],
    closed: { shown: 'closed' },
    edit: { field: 'reason', value: 'A check was missing', before: '' },
  },
  'the address of an email': {
    logic: receiptEmailMachine.provide({ actions }),
    input: { ownAddress: '' },
    open: [{ type: 'email.open', subject: { kind: 'statement' } }],
    closed: 'closed',
    edit: { field: 'other', value: 'bea@mail.test', before: '' },
  },
  'a listed staff member': {
    logic: staff,
    input: undefined,
    open: [{ type: 'person.edit', person: staffMember({ phone: '555-0119' }) }],
    closed: LISTED,
    edit: { field: 'name', value: 'Robin Ito', before: 'Robin Vale' },
  },
};

it.each(Object.entries(FORMS))(
  'DIALOG-3.7: %s is discarded only after a confirmation, and closes at once without a change',
  (_, form) => {
    const { logic, input, open, closed, edit } = form;
    const actor = createActor(logic, { input }).start();
    const send = (...events: AnyEventObject[]) => {
      for (const event of events) actor.send(event);
      return actor.getSnapshot();
    };
    const type = (value: string) => ({ type: 'field.change', field: edit.field, value });
    const close = { type: 'dialog.close' };

    expect(send(...open, close).value).toEqual(closed);
    expect(send(...open, type(edit.value), type(edit.before), close).value).toEqual(closed);
    const editing = send(...open, type(edit.value));
    expect(unsaved.at(-1)).toBe(true);
    expect(send(close).hasTag('discarding')).toBe(true);
    const kept = send(close);
    expect([kept.value, kept.context]).toEqual([editing.value, editing.context]);
    expect(send(close, { type: 'discard.confirm' }).value).toEqual(closed);
    expect(unsaved.at(-1)).toBe(false);
  },
);
