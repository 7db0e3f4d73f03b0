import { expect, it } from 'vitest';
import { isNeverCharged, paymentAdvice } from '#domain/payment/payment-refusal.ts';
import { conflict, unauthorized } from '#server/http/http-error.ts';
import { declined, refusalOf } from '#server/payments/payment-words.ts';

it.each([
  [refusalOf('pending'), 'otherPayment'],
  [refusalOf('repeated'), 'otherPayment'],
  [refusalOf('nothingDue'), 'amount'],
  [refusalOf('moreThanDue'), 'amount'],
  [refusalOf('accountInactive'), 'card'],
  [refusalOf('cardExpired'), 'card'],
  [declined('The card was declined: insufficient funds. Try another card.'), 'card'],
  [refusalOf('keyOfAnother'), 'card'],
  [conflict('otherPracticeContext', ''), 'card'],
  [refusalOf('unknown'), 'none'],
])('API-10: the advice fits the reason why nothing was charged: %s', (refusal, advice) => {
  expect(paymentAdvice(refusal.body())).toBe(advice);
});

it.each([
  [refusalOf('accountInactive'), true],
  [refusalOf('cardExpired'), true],
  [refusalOf('nothingDue'), true],
  [declined('The card was declined: insufficient funds. Try another card.'), true],
  [refusalOf('moreThanDue'), true],
  [refusalOf('keyOfAnother'), true],
  [refusalOf('unknown'), true],
  [refusalOf('pending'), false],
  [refusalOf('repeated'), false],
  [conflict('otherPracticeContext', ''), false],
  [unauthorized(), false],
])(
  'API-10: a rejected repetition shows that nothing was charged, unless another payment hides the first: %s',
  (refusal, isEnd) => {
    expect(isNeverCharged(refusal.body())).toBe(isEnd);
  },
);

it('API-10: a response of another server does not show the outcome of the first request', () => {
  expect(isNeverCharged({ status: 403, reason: 'Forbidden', message: 'Blocked' })).toBe(false);
});
