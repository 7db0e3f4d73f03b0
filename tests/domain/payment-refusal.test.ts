import { expect, it } from 'vitest';
import { paymentAdvice } from '#domain/payment-refusal.ts';
import { declined, refusalOf } from '#server/handlers/payment-words.ts';

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
