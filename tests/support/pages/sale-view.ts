import type { SnapshotFrom } from 'xstate';
import { formatMoney } from '#domain/money/format-money.ts';
import { payerAccountWords } from '#domain/payment/payment-account.ts';
import type { saleMachine } from '#machines/sale/sale.machine.ts';
import * as select from '#machines/sale/sale.selectors.ts';
import { checkingWords } from '#marketplace/copy.ts';
import { BUSY } from '#tests/support/failures.ts';
import { NONE_ON_FILE } from '#widgets/shared/office-payment/copy.ts';

type Snapshot = SnapshotFrom<typeof saleMachine>;

const NOTHING = { warnings: 0, chosen: [], people: 0, entered: [], mistakes: [], matches: 0, account: '' };

export function saleView(snapshot: Snapshot) {
  const phase = select.selectSalePhase(snapshot);
  const { kind, quote, fields, dependents, matches, accepts } = snapshot.context;
  const isPriced = !select.selectIsUnpriced(snapshot) && !select.selectIsQuoting(snapshot);
  const due = quote !== null && isPriced ? formatMoney(quote.dueNowCents) : '';
  const retries = phase === 'failed' || select.selectIsUnquoted(snapshot);
  const shown = { ...NOTHING, checked: [], phase, due, retries };
  if (phase === 'loading') return { ...shown, due: '', notice: '' };
  if (phase === 'failed') return { ...shown, due: '', notice: BUSY.message };
  if (phase === 'sold') return { ...shown, notice: `${quote?.planName}, one` };
  const isPlan = kind !== 'addMember';
  return {
    ...shown,
    notice: { choosing: reasonIn, selling: () => '', unknown: checkingIn }[phase](snapshot),
    warnings: kind === 'purchase' ? 1 : 0,
    chosen: isPlan ? chosenIn(snapshot) : [],
    people: dependents.length,
    entered: kind === 'renewal' ? [] : Object.values(fields.texts).slice(0, FIELDS.length),
    mistakes: mistakesIn(snapshot),
    matches: matches?.length ?? 0,
    account: select.selectIsFree(snapshot) ? '' : accountIn(snapshot),
    checked: isPlan ? [select.selectAutoRenew(snapshot), accepts] : [accepts],
  };
}

function chosenIn(snapshot: Snapshot): string[] {
  const { offerId, levelId, billing } = snapshot.context.choice;
  const offer = select.selectOffer(snapshot);
  if (offer === undefined) return [offerId];
  const level = offer.levels.find(({ id }) => id === levelId);
  return [offerId, levelId, ...(level?.monthlyFeeCents == null ? [] : [billing ?? ''])];
}

function accountIn({ context: { loaded, accountId } }: Snapshot): string {
  const account = loaded?.accounts.find(({ id }) => id === accountId);
  return account ? payerAccountWords(account, '10000001') : accountId || 'Choose a payment method';
}

const FIELDS = ['firstName', 'lastName', 'birthDate'] as const;
const mistakesIn = (snapshot: Snapshot): string[] => [
  ...FIELDS.flatMap((field) => select.selectMemberMessage(field)(snapshot) ?? []),
  ...(select.selectForgetsDependent(snapshot) ? ['Add this person, or clear the fields.'] : []),
  ...(select.selectLacksAccount(snapshot) ? [NONE_ON_FILE] : []),
  ...[select.selectSaleCheckNumberMessage(snapshot) ?? []].flat(),
  ...(select.selectLacksTerms(snapshot) ? ['The patient has to accept the terms.'] : []),
];

const checkingIn = (snapshot: Snapshot): string =>
  checkingWords(snapshot.context.failure, select.selectSaleOfficeMethod(snapshot));
const reasonIn = (snapshot: Snapshot): string =>
  (select.selectRefusal(snapshot) ?? snapshot.context.failure)?.message ?? '';
