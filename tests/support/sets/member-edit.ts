import { STALE } from '#tests/machines/member-edit.model.ts';
import { BUSY, type Desk } from '#tests/support/desk.ts';
import { isThere } from '#tests/support/pages/is-there.ts';
import type { MemberEditSet } from '#tests/support/pages/member-edit.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { tellHead } from './patient-head.ts';

const RECORD = '/detail';
const UPDATE = '/member/10000001/update';
const SHORT = 'Name must be at least 3 characters';
const REFUSED = {
  status: 400,
  reason: 'Bad Request',
  message: SHORT,
  validationErrors: [{ field: 'firstName', message: SHORT }],
};
const HER = { ...RECEIVED_MEMBER, fullName: 'Ada Marlowe', birthDate: '1960-04-12' };

/** One patient; the server answers the form on command. */
export async function memberEditSet(adapter: PageAdapter, desk: Desk): Promise<MemberEditSet> {
  const answer = await desk.hold(RECORD, UPDATE);
  await tellHead(desk);
  return {
    async open() {
      await desk.open('/member/edit');
      // The head of the page asks first; then the form does.
      await answer(RECORD, 200, HER);
      await isThere(adapter, '.patient-name', 'Ada Marlowe');
    },
    answer: {
      read: () => answer(RECORD, 200, HER),
      'record: server down': () => answer(RECORD, 503, BUSY),
      saved: () => answer(UPDATE, 200, { message: 'Member data updated successfully' }),
      'refused at a field': () => answer(UPDATE, 400, REFUSED),
      'changed by somebody else': () => answer(UPDATE, 409, STALE),
      'save: server down': () => answer(UPDATE, 503, BUSY),
    },
  };
}
