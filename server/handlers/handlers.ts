import type { Handlers } from '../http/call.ts';
import { benefits } from './benefits.ts';
import { emails } from './emails.ts';
import { goalSettings } from './goals.ts';
import { passwordChange } from './passwords.ts';
import { patients } from './patients.ts';
import { paymentAccounts } from './payment-accounts.ts';
import { payments } from './payments.ts';
import { planFees } from './plan-fees.ts';
import { planHistory } from './plan-history.ts';
import { procedureCodes } from './procedure-codes.ts';
import { recentPatients } from './recent-patients.ts';
import { reporting } from './reporting.ts';
import type { Services } from './services.ts';
import { signingIn } from './signing-in.ts';
import { staff } from './staff.ts';
import { support } from './support.ts';

/** Everything that the server answers by itself, by operation of the contract. */
export const portalHandlers = (services: Services): Handlers => ({
  ...signingIn(services),
  ...staff(services),
  ...support(services),
  ...patients(services),
  ...recentPatients(services),
  ...emails(services),
  ...passwordChange(services),
  ...procedureCodes(services),
  ...planFees(services),
  ...goalSettings(services),
  ...benefits(services),
  ...reporting(services),
  ...paymentAccounts(services),
  ...payments(services),
  ...planHistory(services),
});
