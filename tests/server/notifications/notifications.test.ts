import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bell, notificationsRepository } from '#server/notifications/notifications.queries.ts';
import { openTestDatabase, SAMPLED_ENGINES, type TestDatabase } from '../../support/database.ts';
import { testClock } from '../../support/test-clock.ts';

const everything = ['general', 'important', 'urgent'] as const;
const bellOf = (userId: string, practiceId = '1'): Bell => ({ practiceId, userId, visibleTypes: everything });

describe.each(SAMPLED_ENGINES)('notifications on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase('sample', engine);
  });

  afterAll(() => database.close());

  const notifications = () => notificationsRepository(database.db, testClock);
  const texts = async (bell: Bell) => (await notifications().list(bell)).map(({ text }) => text);

  it('BELL-2, SAMPLE-2: come with the newest first', async () => {
    expect(await texts(bellOf('1'))).toEqual([
      "Payment failed for patient's auto-renewal. Follow up to avoid service interruption.",
      'A patient has denied benefit usage. Please review their benefits summary.',
      'Your credit card has been declined for auto-renewal.',
      'The office payment card will expire soon. Please update it to avoid failed transactions.',
    ]);
  });

  it('BELL-5: name the member whom they are about, and none where it is the office', async () => {
    const [failed, denied, declined] = await notifications().list(bellOf('1'));
    expect(failed).toMatchObject({
      typeOfNotification: 'AutoRenewalFailed',
      notificationType: 'important',
      memberId: '10000001',
      createdAt: new Date('2026-03-16T17:00:00Z'),
    });
    expect(denied).toMatchObject({ typeOfNotification: 'BenefitDenied', memberId: '10000001' });
    expect(declined).toMatchObject({
      typeOfNotification: 'OfficeCardDeclined',
      memberId: '',
      referenceId: '',
    });
  });

  it('BELL-4: show the types that the user may see, and no other', async () => {
    expect(await texts({ ...bellOf('5'), visibleTypes: ['general'] })).toEqual([
      'A patient has denied benefit usage. Please review their benefits summary.',
      'The office payment card will expire soon. Please update it to avoid failed transactions.',
    ]);
  });

  it('BELL-6: a dismissed one leaves the bell of whoever dismissed it, and stays in all others', async () => {
    const bell = bellOf('2', '3');
    const [newest, ...older] = await notifications().list(bell);
    expect(await notifications().dismiss(bell, newest?.id ?? '')).toBe(true);
    expect(await notifications().list(bell)).toEqual(older);
    expect(await notifications().list(bellOf('3', '3'))).toEqual([newest, ...older]);
  });

  it('BELL-6: dismissing one again changes nothing', async () => {
    const bell = bellOf('4', '3');
    const [newest] = await notifications().list(bell);
    expect(await notifications().dismiss(bell, newest?.id ?? '')).toBe(true);
    expect(await notifications().dismiss(bell, newest?.id ?? '')).toBe(true);
    expect(await notifications().list(bell)).toHaveLength(3);
  });

  it('BELL-6: a restored one is back where it was, for whoever restores it alone, and may be restored again', async () => {
    const [ours, theirs] = [bellOf('2', '4'), bellOf('3', '4')];
    const before = await notifications().list(ours);
    const newest = before[0]?.id ?? '';
    await notifications().dismiss(ours, newest);
    await notifications().dismiss(theirs, newest);
    expect(await notifications().restore(ours, newest)).toBe(true);
    expect(await notifications().restore(ours, newest)).toBe(true);
    expect(await notifications().list(ours)).toEqual(before);
    expect(await notifications().list(theirs)).toEqual(before.slice(1));
  });

  it("PERM-6: another practice's, or one that the user may not see, is answered like one that is unknown", async () => {
    const [foreign] = await notifications().list(bellOf('1', '2'));
    const [important] = await notifications().list(bellOf('5'));
    expect(await notifications().dismiss(bellOf('1'), foreign?.id ?? '')).toBe(false);
    expect(
      await notifications().dismiss({ ...bellOf('5'), visibleTypes: ['general'] }, important?.id ?? ''),
    ).toBe(false);
    expect(await notifications().dismiss(bellOf('1'), '999999')).toBe(false);
    expect(await notifications().dismiss(bellOf('1'), 'x')).toBe(false);
    expect(await notifications().restore(bellOf('1'), foreign?.id ?? '')).toBe(false);
    expect(await notifications().restore(bellOf('1'), '999999')).toBe(false);
    expect(await notifications().list(bellOf('1', '2'))).toHaveLength(4);
    expect(await notifications().list(bellOf('5'))).toHaveLength(4);
  });
});
