export interface Address {
  city: string;
  line1: string;
  line2: string;
  state: string;
  zipCode: string;
}

/** A patient as the portal uses them (ENTITY-1, ENTITY-2). */
export interface Member {
  id: string;
  firstName: string;
  lastName: string;
  /** The full name, else first and last joined. */
  name: string;
  /** Digits only. */
  phone: string;
  email: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  /** At least 18 years old today. */
  adult: boolean;
  address: Address;
  /** The one who holds the plan, not a dependent. */
  primary: boolean;
  emailVerified: boolean;
  subscriberIdentifier: string;
  externalPatientId: string;
  externalPatientSource: string;
}
