import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { patientHost } from '#tests/support/patient-host.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { wireMemberEdit } from '#widgets/patient-management/member-edit/member-edit.ports.ts';
import { wireMembership } from '#widgets/patient-management/overview/membership.ports.ts';
import { wireEmailOfPatient } from '#widgets/patient-management/transactions/receipt-email.ports.ts';
import { WAIT } from '../../scripts/test/hangs.ts';

/** A host that returns a patient's record, and never responds to a write. */
function slowHost() {
  const sent: { path: string; signal: AbortSignal | null | undefined }[] = [];
  const host = patientHost({
    async fetch(path, init) {
      if (init?.method === 'GET') return Response.json(RECEIVED_MEMBER);
      sent.push({ path, signal: init?.signal });
      return new Promise<never>(() => undefined);
    },
  });
  return { host, sent };
}

/** The page sends the write, and is then closed. */
async function leave(sent: ReturnType<typeof slowHost>['sent'], page: { stop(): unknown }) {
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT);
  page.stop();
  return sent.map(({ path, signal }) => [path.split('/').at(-1), signal?.aborted === true]);
}

function openMembership(host: WidgetHost) {
  return createActor(wireMembership(host, '20001'), {
    input: { autoRenew: false },
  }).start();
}

it('API-12: switching auto-renew completes even if the user leaves the page', async () => {
  const { host, sent } = slowHost();
  const membership = openMembership(host);
  membership.send({ type: 'renewal.switch' });
  expect(await leave(sent, membership)).toEqual([['auto-renew', false]]);
});

it('API-12: removing a member completes even if the user leaves the page', async () => {
  const { host, sent } = slowHost();
  const membership = openMembership(host);
  membership.send({ type: 'member.choose', memberToRemove: { memberId: '10000002', name: 'Nell Marlowe' } });
  membership.send({ type: 'member.remove' });
  expect(await leave(sent, membership)).toEqual([['10000002', false]]);
});

it('API-7, API-18: sending an email completes even if the user leaves the page', async () => {
  for (const subject of [{ kind: 'statement' }, { kind: 'receipt', transactionId: '70001' }] as const) {
    const { host, sent } = slowHost();
    const email = createActor(wireEmailOfPatient(host), { input: { ownAddress: 'ada@mail.test' } }).start();
    email.send({ type: 'email.open', subject });
    email.send({ type: 'email.send' });
    const path = subject.kind === 'receipt' ? 'email' : 'transactions';
    expect(await leave(sent, email)).toEqual([[path, false]]);
  }
});

it('API-7: the receipt of a payment by another member is emailed for that member', async () => {
  const { host, sent } = slowHost();
  const email = createActor(wireEmailOfPatient(host), { input: { ownAddress: 'ada@mail.test' } }).start();
  const subject = { kind: 'receipt', transactionId: '70001', memberId: '10000009' } as const;
  email.send({ type: 'email.sendToPatient', subject });
  await leave(sent, email);
  expect(sent[0]?.path).toContain('/member/10000009/plan/transaction/70001/email');
});

it('API-8: saving a patient completes even if the user leaves the page', async () => {
  const { host, sent } = slowHost();
  const edit = createActor(wireMemberEdit(host), {
    input: { today: '2026-11-22' },
  }).start();
  await waitFor(edit, (snapshot) => snapshot.can({ type: 'field.blur', field: 'phone' }));
  edit.send({ type: 'field.change', field: 'phone', value: '6145550177' });
  edit.send({ type: 'field.blur', field: 'phone' });
  edit.send({ type: 'member.save' });
  expect(await leave(sent, edit)).toEqual([['update', false]]);
});
