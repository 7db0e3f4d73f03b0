import { expect, it } from 'vitest';
import { isNeverCharged, paymentAdvice } from '#domain/payment/payment-refusal.ts';
import { conflict, unauthorized } from '#server/http/http-error.ts';
import { declined, refusalOf } from '#server/payments/payment-words.ts';

it.each([
  [refusalOf('pending'), 'otherPayment'],
  [refusalOf('repeated'), 'otherPayment'],
  [refusalOf('unsettled'), 'otherPayment'],
  [refusalOf('nothingDue'), 'amount'],
  [refusalOf('moreThanDue'), 'amount'],
  [refusalOf('accountInactive'), 'card'],
  [refusalOf('cardExpired'), 'card'],
  [declined('The card was declined: insufficient funds.'), 'card'],
  [refusalOf('unknown'), 'none'],
])('API-10: what helps fits the reason why nothing was charged: %s', ({ status, message }, advice) => {
  expect(paymentAdvice({ status, message })).toBe(advice);
});

it.each([
  [refusalOf('accountInactive'), true],
  [refusalOf('cardExpired'), true],
  [refusalOf('nothingDue'), true],
  [declined('The card was declined: insufficient funds.'), true],
  [refusalOf('pending'), false],
  [refusalOf('repeated'), false],
  [conflict('This was begun in another practice.'), false],
  [unauthorized(), false],
])(
  'API-10: a payment that is asked for again has an end where no other one hides it: %s',
  ({ status, message }, isEnd) => {
    expect(isNeverCharged({ status, message })).toBe(isEnd);
  },
);
