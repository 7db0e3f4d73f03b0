// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Plan } from '#domain/plan/plan.ts';
import { WAIT } from '../../../../scripts/test/hangs.ts';
import { dueOf, heldBy, plansIn } from '../../../support/patient-plans.ts';
import { RECEIVED_MEMBER } from '../../../support/received-patients.ts';
import { EXPIRED, ON_PLANS, openPatient } from './open-patient.ts';

const NOTE = {
  id: '9',
  text: 'Latex allergy',
  isAlert: true,
  author: 'Pat',
  addedAt: '2026-11-22T15:04:05Z',
};

const adaOn = (plan: Partial<Plan>) => ({
  ...ON_PLANS,
  summary: plansIn({ activePlans: [heldBy(plan)], expiredPlans: [EXPIRED] }),
});

/**
 * The server responds to requests for `path` once the test calls `respond`, to `detail` with the member, to `accounts`
 * with none, and to no other.
 */
function serverThatDefers(path: string) {
  const deferred: ((response: Response) => void)[] = [];
  const fetch = (asked: string) => {
    if (asked.includes('/payment-accounts')) return Promise.resolve(Response.json({ results: [] }));
    if (asked.endsWith('/detail')) return Promise.resolve(Response.json(RECEIVED_MEMBER));
    return new Promise<Response>((resolve) => {
      if (asked.endsWith(path)) deferred.push(resolve);
    });
  };
  const isAsked = () => vi.waitFor(() => expect(deferred).toHaveLength(1), WAIT);
  return { fetch, isAsked, respond: (response: Response) => deferred[0]?.(response) };
}

async function switchAutoRenewOff() {
  const server = serverThatDefers('/auto-renew');
  const page = openPatient('overview', server.fetch);
  await page.patient.succeed(ON_PLANS);
  await page.due.succeed(dueOf(30));
  page.chart('membership')?.send({ type: 'renewal.switch' });
  await server.isAsked();
  const autoRenew = () => page.chart('membership')?.getSnapshot().context.autoRenew;
  return { ...page, server, autoRenew };
}

it('API-12: the switch shows the saved setting if the user opens another page before the server responds', async () => {
  const { actor, patient, due, server, autoRenew, toasts } = await switchAutoRenewOff();
  actor.send({ type: 'page.open', page: 'benefitSummary' });
  server.respond(Response.json({ autoRenew: false }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
  expect(toasts.map(({ variant }) => variant)).toEqual(['success']);
  await patient.succeed(adaOn({ autoRenew: false }));
  await due.succeed(dueOf(30));
  actor.send({ type: 'page.open', page: 'overview' });
  expect(autoRenew()).toBe(false);
});

it('API-12: a rejected change is reported if the user opens the payment page, which reloads the patient', async () => {
  const { actor, server, toasts } = await switchAutoRenewOff();
  actor.send({ type: 'page.open', page: 'payment' });
  server.respond(Response.json({ message: 'The server is busy.' }, { status: 503 }));
  await vi.waitFor(() => expect(toasts.map(({ variant }) => variant)).toEqual(['error']), WAIT);
});

it('API-12: the switch shows the new setting if the user returns before the server responds', async () => {
  const { actor, autoRenew } = await switchAutoRenewOff();
  actor.send({ type: 'page.open', page: 'benefitSummary' });
  actor.send({ type: 'page.open', page: 'overview' });
  expect(autoRenew()).toBe(false);
});

it('API-12: the patient is loaded again if the user views another plan before the server responds', async () => {
  const { actor, patient, server } = await switchAutoRenewOff();
  actor.send({ type: 'plan.choose', planId: '20000' });
  server.respond(Response.json({ message: 'The server is busy.' }, { status: 503 }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
});

it('PATIENT-1.4: the patient is loaded again if the user opens another page before a note is removed', async () => {
  const server = serverThatDefers('/notes/9');
  const { actor, patient, due, chart } = openPatient('overview', server.fetch);
  await patient.succeed(ON_PLANS);
  await due.succeed(dueOf(30));
  chart('notes')?.send({ type: 'note.choose', note: NOTE });
  chart('notes')?.send({ type: 'note.remove' });
  await server.isAsked();
  actor.send({ type: 'page.open', page: 'benefitSummary' });
  server.respond(new Response(null, { status: 204 }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
});

it('API-8: the patient is loaded again if the user opens another page before the changes are saved', async () => {
  const server = serverThatDefers('/update');
  const { actor, patient, chart } = openPatient('memberEdit', server.fetch);
  await patient.succeed(ON_PLANS);
  const edit = chart('memberEdit');
  await vi.waitFor(() => expect(edit?.getSnapshot().matches('editing')).toBe(true), WAIT);
  edit?.send({ type: 'field.change', field: 'city', value: 'Bexley' });
  edit?.send({ type: 'member.save' });
  await server.isAsked();
  actor.send({ type: 'page.open', page: 'overview' });
  server.respond(Response.json({ message: 'Member data updated successfully' }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
});

/** A payment in cash that waits for the server. */
async function recordCash() {
  window.localStorage.clear();
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => unknown) => run() } });
  const server = serverThatDefers('/record-payment');
  const page = openPatient('payment', server.fetch);
  await page.patient.succeed(ON_PLANS);
  await page.due.succeed(dueOf(30));
  const payment = page.chart('takePayment');
  await vi.waitFor(() => expect(payment?.getSnapshot().value).toBe('choosing'), WAIT);
  payment?.send({ type: 'account.choose', id: 'Cash' });
  payment?.send({ type: 'payment.review' });
  payment?.send({ type: 'payment.confirm' });
  await server.isAsked();
  return { ...page, server };
}

it('API-10: the amount due is loaded again if the user opens another page before the payment is recorded', async () => {
  const { actor, patient, server } = await recordCash();
  actor.send({ type: 'page.open', page: 'overview' });
  expect(patient.asked).toHaveLength(1);
  server.respond(Response.json({ message: 'The server is busy.' }, { status: 503 }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
  expect(window.localStorage).toHaveLength(1);
});

it('API-11: a list that the user opened before the payment is recorded loads again', async () => {
  const { actor, patient, chart, server } = await recordCash();
  actor.send({ type: 'page.open', page: 'transactions' });
  const list = chart('transactions');
  server.respond(Response.json({ message: 'The server is busy.' }, { status: 503 }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
  expect([chart('transactions') === list, list?.getSnapshot().status]).toEqual([false, 'stopped']);
});

it('API-8: a form that the user opened before the payment is recorded stays', async () => {
  const { actor, patient, chart, server } = await recordCash();
  actor.send({ type: 'page.open', page: 'memberEdit' });
  const form = chart('memberEdit');
  await vi.waitFor(() => expect(form?.getSnapshot().matches('editing')).toBe(true), WAIT);
  server.respond(Response.json({ message: 'The server is busy.' }, { status: 503 }));
  await vi.waitFor(() => expect(patient.asked).toHaveLength(2), WAIT);
  expect(chart('memberEdit')).toBe(form);
});
