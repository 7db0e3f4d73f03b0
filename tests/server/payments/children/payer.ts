import { beforeCommit } from '#server/db/before-commit.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { systemClock } from '#server/domain/clock.ts';
import { gatewayOf, moneyServices } from '#server/payments/money-services.ts';
import { writeEntryOn } from '#server/repositories/audit.ts';
import { addPatient, addPlan, addPractice } from '#tests/support/patients.ts';

/** At the same time, and each intent twice. */
const AT_ONCE = 4;
const DEBT_CENTS = 3000;

const [place = '', round = ''] = process.argv.slice(2);

const { db } = await openDatabase(place.startsWith('postgres') ? { url: place } : { dataDir: place });
await migrate(db);
const { accounts, takePayment } = moneyServices(db, systemClock, gatewayOf('sandbox', db, systemClock));
const practice = await addPractice(db, `Round ${round}`);
process.stdout.write('ready\n');

/** As a call of the server does it: whatever it changes takes its audit entry along. */
const audited = <Result>(requestId: string, memberId: string, work: () => Promise<Result>): Promise<Result> =>
  beforeCommit.run(
    (connection) =>
      writeEntryOn(connection, {
        at: systemClock(),
        requestId,
        operation: 'takePayment',
        stage: 'change',
        userId: 1,
        organizationId: null,
        practiceId: practice,
        memberId,
        outcome: null,
      }),
    work,
  );

/** Pays 10 of 30 dollars, and again, as a browser does whose connection dropped. */
async function pay(name: string): Promise<void> {
  const { id, memberId } = await addPatient(db, practice);
  const plan = await addPlan(db, practice, id, {
    start: '2026-01-01',
    end: '2099-01-01',
    dueCents: [DEBT_CENTS],
  });
  const account = await accounts.add(
    { practiceId: String(practice), memberId },
    {
      itemId: `itm_approved_${name}`,
      lastFour: '0042',
      cardType: 1,
      accountType: 'Bank Transfer',
      name: 'Vera Talbot',
      zipCode: '43215',
      expiresOn: null,
      displayName: '',
      autoRenewal: false,
      fsa: false,
      hsa: false,
    },
  );
  if (typeof account === 'string') throw new Error(account);
  const intent = {
    practiceId: String(practice),
    memberId,
    planId: String(plan),
    paymentAccountId: account.id,
    amountCents: 1000,
    takenBy: undefined,
    idempotencyKey: `intent-${name}`,
  };
  const take = () => audited(intent.idempotencyKey, memberId, () => takePayment(intent));
  for (const taken of await Promise.all([take(), take()])) {
    if (taken.kind === 'paid') process.stdout.write(`${taken.transactionId}\n`);
  }
}

async function payOnAndOn(payer: number): Promise<never> {
  for (let time = 0; ; time += 1) await pay(`${round}-${payer}-${time}`);
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, payer) => payOnAndOn(payer)));
