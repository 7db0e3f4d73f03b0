import type { AccountOnFile } from '../payment/payment-account.ts';

export interface Address {
  city: string;
  line1: string;
  line2: string;
  state: string;
  zipCode: string;
}

/** ENTITY-1, ENTITY-2 */
export interface Member {
  id: string;
  firstName: string;
  lastName: string;
  /** The full name, or first and last name. */
  name: string;
  /** Digits only. */
  phone: string;
  email: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  adult: boolean;
  address: Address;
  /** The subscriber, not a dependent. */
  primary: boolean;
  emailVerified: boolean;
  /** The practice emails every receipt to them. */
  emailsReceipts?: boolean;
  subscriberIdentifier: string;
  externalPatientId: string;
  externalPatientSource: string;
  /** The alerts that every page shows to staff, newest first. */
  alerts: readonly string[];
  /** Null without an active card. */
  accountOnFile?: AccountOnFile | null;
}
