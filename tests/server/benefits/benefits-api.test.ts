import { describe, expect, it } from 'vitest';
import { fiveAtOnce } from '../../support/at-once.ts';
import { addHolder, type Held } from '../../support/benefits.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { NOT_FOUND } from '../../support/failures.ts';
import type { PlanGiven } from '../../support/patients.ts';
import { outcomeOf, refusalIn, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { PRODUCTION } from '../../support/signing-keys.ts';
import { rowsOf, updateRows } from '../../support/tables.ts';

const TODAY = '2026-03-16';
const NOW = '2026-03-16T17:00:00.000Z';
const TERM: PlanGiven = { start: '2026-01-01', end: '2026-12-31' };

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');

  const newMember = (given: Partial<PlanGiven> = {}) => addHolder(server.db, { ...TERM, ...given });
  const urlOf = ({ memberId, planId }: Held, practice = '1') =>
    `/patient-management/practice/${practice}/member/${memberId}/plan/${planId}/benefits-summary`;
  const summaryOf = (held: Held) => admin.get<Schema<'BenefitSummary'>>(urlOf(held));
  const use = (held: Held, cdtCode: string, procedureDate = TODAY) =>
    admin.call('POST', `/api${urlOf(held)}/use`, { cdtCode, procedureDate });
  const undo = (held: Held, id: string, practice = '1') =>
    admin.call('DELETE', `/api${urlOf(held, practice)}/undo/${id}`);
  const resend = (held: Held, id: string, practice = '1') =>
    admin.call('GET', `/api${urlOf(held, practice)}/resend/${id}`);
  const benefit = async (held: Held, name: string) => {
    const found = (await summaryOf(held)).explanationOfBenefits.find((each) => each.name === name);
    if (!found) throw new Error(`The plan has no ${name}.`);
    return found;
  };
  const remaining = async (held: Held, name: string) =>
    (await benefit(held, name)).codeGroups[0]?.limitRemaining;
  const messages = async () =>
    (await rowsOf(server.db, 'outbox_messages', ['body'], { kind: 'benefit' })).map(({ body }) => body);
  const answer = (id: string, status: 'Confirmed' | 'Denied') =>
    updateRows(server.db, 'benefit_uses', { id: Number(id) }, { status, answered_at: server.clock.now() });

  it('API-15.1, SAMPLE-1.1: the limits are 4 for periodontal maintenance and fluoride, 1 for an emergency exam, 0 for x-rays', async () => {
    const summary = await summaryOf(await newMember());
    expect(
      summary.explanationOfBenefits.map(({ name, codeGroups }) => [
        name,
        codeGroups.map(({ limit, limitRemaining }) => [limit, limitRemaining]),
      ]),
    ).toEqual([
      ['Periodontal maintenance', [[4, 4]]],
      ['Fluoride', [[4, 4]]],
      ['Emergency exam', [[1, 1]]],
      ['X-rays', [[0, 0]]],
    ]);
    expect(summary).toMatchObject({
      planName: 'Everyday Care',
      emailsPatients: true,
      hasAnnualMaximums: true,
      utilizedAnnualMaximum: 0,
      availableAnnualMaximum: summary.annualMaximum,
      getAmount: 0,
      hasEmployerContribution: false,
      employerContribution: 0,
    });
    expect(summary.memberContribution).toBeGreaterThan(0);
    expect(summary.discounts).toContainEqual({ name: 'Crowns', percent: 20 });
  });

  it('API-16.4: the selection of codes grants and removes no benefit, because the plan decides what is covered', async () => {
    const held = await newMember();
    const before = await summaryOf(held);
    const place = '/membership/organization/1/practice/1/membership/codes/speciality';
    for (const speciality of ['general', 'periodontics']) {
      const { codes } = await admin.get<Schema<'MembershipCodes'>>(`${place}/${speciality}`);
      expect(codes.length).toBeGreaterThan(1);
      for (const codeIds of [[], codes.map(({ id }) => id)]) {
        const body = { speciality, codeIds };
        const url = '/api/membership/practice/1/membership/select-codes';
        const selected = await admin.call('POST', url, body);
        expect(
          selected.json<Schema<'MembershipCodes'>>().codes.filter(({ isSelected }) => isSelected),
        ).toHaveLength(codeIds.length);
        expect(await summaryOf(held)).toEqual(before);
      }
      await admin.call('POST', '/api/membership/practice/1/membership/select-codes', {
        speciality,
        codeIds: [],
      });
    }
    expect((await use(held, 'x2030')).statusCode).toBe(200);
  });

  it('API-15.2: a use is sent to the patient for confirmation, counted, and paid by the plan', async () => {
    const held = await newMember();
    const before = await summaryOf(held);
    const asked = (await messages()).length;
    const used = await use(held, 'x2030', '2026-03-10');
    expect(used.statusCode).toBe(200);
    const request = used.json<Schema<'BenefitRequest'>>();
    expect(request).toEqual({
      notificationId: expect.any(String),
      benefitRequestStatus: 'Requested',
      requestedAt: NOW,
    });
    expect(await benefit(held, 'Fluoride')).toMatchObject({
      codeGroups: [{ limit: 4, limitRemaining: 3, previousProceduresDates: ['2026-03-10'] }],
      benefitRequestStatus: 'Requested',
      requestedAt: NOW,
      notificationId: request.notificationId,
      notification: 'We asked the patient to confirm this benefit.',
    });
    expect(await summaryOf(held)).toMatchObject({
      getAmount: 38,
      utilizedAnnualMaximum: 38,
      availableAnnualMaximum: before.annualMaximum - 38,
    });
    const sent = (await messages()).slice(asked);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('Everyday Care');
    expect(sent[0]).not.toMatch(/fluoride/i);
  });

  it('API-15, SAMPLE-1: fluoride is used up after four uses of any of its codes, and x-rays never are', async () => {
    const held = await newMember();
    const statuses: number[] = [];
    for (const code of ['X2030', 'X2040', 'X2030', 'X2040'])
      statuses.push((await use(held, code)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(refusalIn(await use(held, 'X2030'))).toEqual([
      409,
      'benefitUsedUp',
      'This benefit is used up for this plan term.',
    ]);
    for (let times = 0; times < 6; times += 1) expect((await use(held, 'X1110')).statusCode).toBe(200);
    expect(await remaining(held, 'Fluoride')).toBe(0);
    expect(await benefit(held, 'X-rays')).toMatchObject({ codeGroups: [{ limit: 0, limitRemaining: 0 }] });
  });

  it('API-15: of simultaneous uses, only the remaining limit is accepted', async () => {
    const held = await newMember();
    const asked = (await messages()).length;
    const answers = await fiveAtOnce({ db: server.db, engine }, 'benefit_uses', () => use(held, 'X1020'));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await messages()).toHaveLength(asked + 1);
  });

  it('API-15.5: a use that is sent three times at once with one key is one use and one email', async () => {
    const held = await newMember();
    const asked = (await messages()).length;
    const headers = { 'idempotency-key': 'one-use-of-fluoride' };
    const send = (cdtCode: string) =>
      admin.call('POST', `/api${urlOf(held)}/use`, { cdtCode, procedureDate: TODAY }, headers);
    const answers = await Promise.all([1, 2, 3].map(() => send('X2030')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await remaining(held, 'Fluoride')).toBe(3);
    expect(await messages()).toHaveLength(asked + 1);
    expect(refusalIn(await send('X2040'))).toEqual([
      422,
      'idempotencyKeyReused',
      'This Idempotency-Key was used for another benefit.',
    ]);
  });

  it('API-15: the plan pays no more than its annual maximum', async () => {
    const held = await newMember();
    const { annualMaximum } = await summaryOf(held);
    for (let times = 0; times * 110 < annualMaximum; times += 1) await use(held, 'X1130');
    expect(await summaryOf(held)).toMatchObject({ getAmount: annualMaximum, availableAnnualMaximum: 0 });
  });

  it.each([
    ['X4010', TODAY, "The plan doesn't cover this code."],
    ['NONE', TODAY, "The plan doesn't cover this code."],
    ['X2030', '2026-03-17', 'The date can’t be in the future.'],
    ['X2030', '2025-12-31', 'The date must be within the plan term.'],
  ])('API-15: the use of %s on %s is rejected', async (code, date, reason) => {
    const held = await newMember();
    const before = await summaryOf(held);
    expect(outcomeOf(await use(held, code, date))).toEqual([422, reason]);
    expect(await summaryOf(held)).toEqual(before);
  });

  it('API-15: a use before the day when the member joined the plan is rejected', async () => {
    const held = await newMember();
    await updateRows(
      server.db,
      'plan_members',
      { plan_id: Number(held.planId) },
      { joined_on: '2026-03-10' },
    );
    expect((await summaryOf(held)).firstDay).toBe('2026-03-10');
    expect(outcomeOf(await use(held, 'X2030', '2026-03-09'))).toEqual([
      422,
      'The patient joined the plan on 03/10/2026. Enter that day or a later one.',
    ]);
    expect((await use(held, 'X2030', '2026-03-10')).statusCode).toBe(200);
  });

  it('API-15: a plan that expired or was ended has no benefits', async () => {
    for (const given of [{ start: '2025-03-15', end: '2026-03-15' }, { inactive: true }]) {
      const held = await newMember(given);
      expect(refusalIn(await use(held, 'X2030', '2026-03-15'))).toEqual([
        409,
        'planInactive',
        "This plan isn't active.",
      ]);
    }
  });

  it('API-15.3: an undone use does not count, and is unknown', async () => {
    const held = await newMember();
    const before = await summaryOf(held);
    const { notificationId } = (await use(held, 'X1020')).json<Schema<'BenefitRequest'>>();
    expect(await remaining(held, 'Emergency exam')).toBe(0);
    const undone = await undo(held, notificationId);
    expect([undone.statusCode, undone.body]).toEqual([204, '']);
    expect(await summaryOf(held)).toEqual(before);
    expect(outcomeOf(await undo(held, notificationId))).toEqual(NOT_FOUND);
    expect(outcomeOf(await resend(held, notificationId))).toEqual(NOT_FOUND);
    expect((await use(held, 'X1020')).statusCode).toBe(200);
  });

  it('API-15: a denied use does not count, cannot be undone, and counts again when it is resent', async () => {
    const held = await newMember();
    const { notificationId } = (await use(held, 'X1020')).json<Schema<'BenefitRequest'>>();
    await answer(notificationId, 'Denied');
    expect(await benefit(held, 'Emergency exam')).toMatchObject({
      codeGroups: [{ limitRemaining: 1, previousProceduresDates: [] }],
      benefitRequestStatus: 'Denied',
      notification: 'The patient denied this benefit.',
    });
    expect(refusalIn(await undo(held, notificationId))).toEqual([
      409,
      'benefitDenied',
      'The patient denied this benefit, so there is nothing to undo.',
    ]);
    expect((await resend(held, notificationId)).json()).toMatchObject({ benefitRequestStatus: 'Requested' });
    expect(await remaining(held, 'Emergency exam')).toBe(0);

    await answer(notificationId, 'Denied');
    await use(held, 'X1020');
    expect(refusalIn(await resend(held, notificationId))).toEqual([
      409,
      'benefitUsedUp',
      'This benefit is used up for this plan term.',
    ]);
  });

  it('API-15.4: resending sends another email, but a GET that is repeated within a minute sends one', async () => {
    const held = await newMember();
    const asked = (await messages()).length;
    const first = (await use(held, 'X3010')).json<Schema<'BenefitRequest'>>();
    server.clock.pass(59_999);
    const repeated = await Promise.all([1, 2, 3].map(() => resend(held, first.notificationId)));
    for (const each of repeated) expect(each.json()).toEqual(first);
    expect(await messages()).toHaveLength(asked + 1);

    server.clock.pass(1);
    const again = await resend(held, first.notificationId);
    expect(again.json()).toEqual({ ...first, requestedAt: '2026-03-16T17:01:00.000Z' });
    expect((await resend(held, first.notificationId)).json()).toEqual(again.json());
    expect(await messages()).toHaveLength(asked + 2);
    server.clock.pass(-60_000);

    await answer(first.notificationId, 'Confirmed');
    expect(refusalIn(await resend(held, first.notificationId))).toEqual([
      409,
      'benefitConfirmed',
      'The patient already confirmed this benefit.',
    ]);
    expect(await benefit(held, 'Periodontal maintenance')).toMatchObject({
      benefitRequestStatus: 'Confirmed',
      notification: 'The patient confirmed this benefit.',
    });
  });

  it('API-15.4: on a production server without a mail server, the summary has emailsPatients false, resending responds with 503, and the use stays denied', async () => {
    const held = await newMember();
    const { notificationId } = (await use(held, 'X1020')).json<Schema<'BenefitRequest'>>();
    await answer(notificationId, 'Denied');
    const asked = (await messages()).length;
    const production = await server.alsoWith(PRODUCTION);
    const { accessToken: token } = await production.signIn('admin');
    const { emailsPatients } = await production.get<Schema<'BenefitSummary'>>(urlOf(held), token);
    expect(emailsPatients).toBe(false);
    const resent = await production.call('GET', `/api${urlOf(held)}/resend/${notificationId}`, { token });
    expect(refusalIn(resent)).toEqual([
      503,
      'emailUnavailable',
      "Email isn't set up. Contact your administrator.",
    ]);
    expect(await benefit(held, 'Emergency exam')).toMatchObject({ benefitRequestStatus: 'Denied' });
    const body = { cdtCode: 'X1130', procedureDate: TODAY };
    const used = await production.call('POST', `/api${urlOf(held)}/use`, { token, body });
    expect(used.statusCode).toBe(200);
    expect(await messages()).toHaveLength(asked);
    await production.app.close();
  });
});
