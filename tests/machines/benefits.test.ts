import { describe, expect, it } from 'vitest';
import type { Benefit } from '#domain/benefit/benefit.ts';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';
import {
  selectBenefits,
  selectBenefitsPhase,
  selectDay,
  selectDayAnswer,
  selectDayMessage,
  selectFailure,
  selectIsBusy,
  selectIsUndoing,
  selectIsUsing,
  selectRefusal,
  selectResending,
  selectUsed,
} from '#machines/benefits/benefits.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { ASKED, DENIED, DOWN, PATIENT, PLAN, REFUSED } from './benefits.model.ts';

const RESENT = { requestedAt: '1969-12-31T15:00:00Z' };

function start(patient = PATIENT) {
  const { actor, clock, ports, effects, now } = startChart(benefitsMachine, { plan: PLAN, patient });
  const { loadSummary: load, useBenefit: use, undoBenefit: undo, resendBenefit: resend } = ports;
  return { actor, effects, load, use, undo, resend, toasts: effects.showToast, clock, now };
}

const CHECK_FIRST = 'Check whether it worked before you try again.';

describe('the benefits of a patient', () => {
  it('API-15, CONST-3: at midnight the date of service becomes the new day, unless the user has changed it', async () => {
    const { actor, load, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.use', code: 'X2030' });
    actor.send({ type: 'today.change', today: '1970-01-01' });
    expect(selectDay(now())).toBe('01/01/1970');
    actor.send({ type: 'field.change', field: 'day', value: '12/30/1969' });
    actor.send({ type: 'today.change', today: '1970-01-02' });
    expect(selectDay(now())).toBe('12/30/1969');
  });

  it('API-15: a benefit is recorded on the day of the procedure, the patient is asked to confirm, and the summary reloads', async () => {
    const { actor, load, use, toasts, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.use', code: 'X1020' });
    expect(selectIsUsing(now())).toBe(false);
    actor.send({ type: 'benefit.use', code: 'X2030' });
    expect([selectIsUsing(now()), selectDay(now()), selectUsed(now())?.code.description]).toEqual([
      true,
      '12/31/1969',
      'Fluoride varnish',
    ]);
    actor.send({ type: 'field.change', field: 'day', value: '01/01/1970' });
    expect(selectDayMessage(now())).toBeNull();
    actor.send({ type: 'work.confirm' });
    expect(selectDayMessage(now())).toBe('The date can’t be in the future.');
    actor.send({ type: 'field.change', field: 'day', value: '12/29/1969' });
    actor.send({ type: 'work.confirm' });
    actor.send({ type: 'work.confirm' });
    expect(use.asked).toEqual([{ cdtCode: 'X2030', procedureDate: '1969-12-29' }]);
    actor.send({ type: 'dialog.close' });
    expect([selectIsUsing(now()), selectIsBusy(now())]).toEqual([true, true]);
    await use.succeed();
    expect([selectIsUsing(now()), load.asked.length]).toEqual([false, 2]);
    expect(toasts).toEqual([
      {
        variant: 'success',
        label: 'Fluoride recorded. We emailed Ada Marlowe to confirm.',
      },
    ]);
  });

  it('API-15: a patient without an email address gets no request, the page says so, and it waits for no answer', async () => {
    const { actor, clock, load, use, resend, toasts } = start({ name: 'Ada Marlowe', email: '' });
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.use', code: 'X2030' });
    actor.send({ type: 'work.confirm' });
    await use.succeed();
    expect(toasts).toEqual([
      { variant: 'warning', title: 'Fluoride recorded', label: 'No email on file for Ada Marlowe.' },
    ]);
    actor.send({ type: 'benefit.resend', id: '902' });
    expect(resend.asked).toEqual([]);
    const unsent = ({ request, ...benefit }: Benefit): Benefit => ({
      ...benefit,
      request: request && { ...request, isEmailed: false },
    });
    await load.succeed({ ...ASKED, benefits: ASKED.benefits.map(unsent) });
    const loads = load.asked.length;
    clock.increment(60_000);
    expect(load.asked.length).toBe(loads);
  });

  it('API-15: on a server that sends no email, the toast shows that the patient was not asked to confirm', async () => {
    const { actor, load, use, toasts } = start();
    await load.succeed({ ...ASKED, emailsPatients: false });
    actor.send({ type: 'benefit.use', code: 'X2030' });
    actor.send({ type: 'work.confirm' });
    await use.succeed();
    expect(toasts).toEqual([
      {
        variant: 'warning',
        title: 'Fluoride recorded',
        label: 'Email isn’t set up, so we didn’t ask Ada Marlowe to confirm.',
      },
    ]);
  });

  it('API-15: a refusal is shown in the dialog, and the summary reloads', async () => {
    const { actor, load, use, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.use', code: 'X2030' });
    actor.send({ type: 'work.confirm' });
    await use.fail(REFUSED);
    expect([selectIsUsing(now()), selectRefusal(now())?.message, load.asked.length]).toEqual([
      true,
      'This benefit is used up for this plan term.',
      2,
    ]);
    actor.send({ type: 'dialog.close' });
    actor.send({ type: 'benefit.undo', id: '902' });
    expect([selectIsUndoing(now()), selectRefusal(now())]).toEqual([true, null]);
  });

  it('ERR-1: an unknown outcome closes the dialog, shows a toast, and reloads the summary', async () => {
    const { actor, load, use, undo, toasts, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.use', code: 'X2030' });
    actor.send({ type: 'work.confirm' });
    await use.fail(DOWN);
    expect([selectIsUsing(now()), load.asked.length]).toEqual([false, 2]);
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.undo', id: '902' });
    actor.send({ type: 'work.confirm' });
    await undo.fail(DOWN);
    expect([selectIsUndoing(now()), load.asked.length]).toEqual([false, 3]);
    expect(toasts.map(({ variant, title, label }) => [variant, title, label])).toEqual([
      ['error', 'We couldn’t confirm that the benefit was recorded', CHECK_FIRST],
      ['error', 'We couldn’t confirm that the benefit was undone', CHECK_FIRST],
    ]);
  });

  it('API-15.4: within a minute nothing is sent again, and the page says so; the rest of the patient is loaded again', async () => {
    const { actor, effects, load, resend, toasts } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.resend', id: '902' });
    await resend.succeed({ requestedAt: '1969-12-30T15:00:00Z' });
    expect(toasts.map(({ label }) => label)).toEqual(['We emailed Ada Marlowe less than a minute ago.']);
    expect(effects.reloadPatient).toHaveLength(1);
  });

  it('API-15: a request is sent again, unless the patient has confirmed', async () => {
    const { actor, load, resend, toasts, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.resend', id: '901' });
    expect(selectResending(now())).toBeNull();
    actor.send({ type: 'benefit.resend', id: '902' });
    actor.send({ type: 'benefit.resend', id: '902' });
    expect([selectResending(now()), resend.asked]).toEqual(['902', [{ id: '902' }]]);
    await resend.succeed(RESENT);
    expect([selectResending(now()), load.asked.length]).toEqual([null, 2]);
    actor.send({ type: 'benefit.resend', id: '902' });
    await resend.fail(REFUSED);
    expect(toasts).toEqual([
      { variant: 'success', label: 'We emailed Ada Marlowe again.' },
      {
        variant: 'error',
        title: 'Couldn’t resend the request',
        label: 'This benefit is used up for this plan term.',
      },
    ]);
    actor.send({ type: 'benefit.resend', id: '902' });
    await resend.fail({ status: 503 });
    expect(toasts.at(-1)?.title).toBe('We couldn’t confirm that the request was resent');
  });

  it('API-15: the summary reloads every 15 seconds until the patient has responded', async () => {
    const { load, clock, now } = start();
    await load.succeed(ASKED);
    clock.increment(14_999);
    expect(load.asked.length).toBe(1);
    clock.increment(1);
    expect([load.asked.length, selectBenefitsPhase(now())]).toEqual([2, 'shown']);
    await load.fail(DOWN);
    expect([selectBenefitsPhase(now()), selectBenefits(now())]).toEqual(['outdated', ASKED]);
    clock.increment(15_000);
    await load.succeed(DENIED);
    expect([selectBenefits(now()), selectFailure(now())]).toEqual([DENIED, null]);
    clock.increment(60_000);
    expect(load.asked.length).toBe(3);
  });

  it('API-15, FIELD-2: a question is answered after a pause in typing, also while other work runs', async () => {
    const { actor, clock, load, now } = start();
    actor.send({ type: 'field.change', field: 'question', value: 'exam' });
    expect(selectDayAnswer(now())).toBeNull();
    await load.succeed(ASKED);
    clock.increment(299);
    expect(selectDayAnswer(now())).toBeNull();
    clock.increment(1);
    expect(selectDayAnswer(now())).toEqual({
      procedures: [
        {
          kind: 'covered',
          procedure: ASKED.procedures[0],
          patientCents: 8000,
          benefit: 'Emergency exam',
          verdict: { can: false, because: 'usedUp', nextDay: '1970-06-10' },
          past: { lastDay: '1969-11-02', answer: 'Confirmed' },
        },
      ],
      more: 0,
    });
  });

  it('FIELD-1, FIELD-2: a rejected key changes nothing and shows why; leaving the day removes a trailing slash; the question takes 100 characters', async () => {
    const { actor, load, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'benefit.use', code: 'X2030' });
    actor.send({ type: 'field.change', field: 'day', value: '12/' });
    actor.send({ type: 'field.change', field: 'day', value: '12/x' });
    expect([selectDay(now()), now().context.fields.refusal]).toEqual([
      '12/',
      { field: 'day', message: 'You can only use numbers, slashes, hyphens, and periods' },
    ]);
    actor.send({ type: 'field.blur', field: 'day' });
    expect([selectDay(now()), now().context.fields.refusal]).toEqual(['12', null]);
    actor.send({ type: 'field.change', field: 'question', value: 'a'.repeat(101) });
    expect(now().context.fields.refusal).toEqual({ field: 'question', message: 'At most 100 characters' });
  });

  it.each([
    ['Enter and a paste', { type: 'field.settle' }],
    ['leaving the field', { type: 'field.blur', field: 'question' }],
  ] as const)('FIELD-2: %s answers the question at once', async (_, event) => {
    const { actor, load, now } = start();
    await load.succeed(ASKED);
    actor.send({ type: 'field.change', field: 'question', value: 'exam' });
    actor.send(event);
    expect(selectDayAnswer(now())?.procedures).toHaveLength(1);
  });
});
