import { expect, it } from 'vitest';
import { isNeverCharged, paymentAdvice } from '#domain/payment/payment-refusal.ts';
import { conflict, unauthorized } from '#server/http/http-error.ts';
import { declined, paymentError } from '#server/payments/payment-errors.ts';

it.each([
  [paymentError('pending'), 'otherPayment'],
  [paymentError('repeated'), 'otherPayment'],
  [paymentError('nothingDue'), 'amount'],
  [paymentError('moreThanDue'), 'amount'],
  [paymentError('accountInactive'), 'card'],
  [paymentError('cardExpired'), 'card'],
  [declined('The card was declined: insufficient funds. Try another card.'), 'card'],
  [paymentError('keyOfAnother'), 'card'],
  [conflict('otherPracticeContext', ''), 'card'],
  [paymentError('unknown'), 'none'],
])('API-10: the advice fits the reason why nothing was charged: %s', (refusal, advice) => {
  expect(paymentAdvice(refusal.body())).toBe(advice);
});

it.each([
  [paymentError('accountInactive'), true],
  [paymentError('cardExpired'), true],
  [paymentError('nothingDue'), true],
  [declined('The card was declined: insufficient funds. Try another card.'), true],
  [paymentError('moreThanDue'), true],
  [paymentError('keyOfAnother'), true],
  [paymentError('unknown'), true],
  [paymentError('pending'), false],
  [paymentError('repeated'), false],
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
