/** The gateway charges each reference at most once. */
export interface Order {
  reference: string;
  itemId: string;
  amountCents: number;
  descriptor: string;
  /** After this time the gateway rejects the order, so that a lost order can't charge later. */
  holdsUntil: Date;
}

export type Outcome =
  | { kind: 'approved'; chargedAt: Date }
  | { kind: 'declined'; reason: string }
  /** No response: it may have charged or not. */
  | { kind: 'unknown' };

/** The gateway performs each reference at most once, and never gives back more than it charged. */
export interface ReversalOrder {
  reference: string;
  chargeReference: string;
  amountCents: number;
  /** A void cancels a charge that the bank has not booked. */
  kind: 'refund' | 'void';
  /** After this time the gateway rejects the order. */
  holdsUntil: Date;
}

/** `absent`: the order has not arrived. */
export type Found = Outcome | { kind: 'absent' };

export interface KnownAccount {
  itemId: string;
  lastFour: string;
  /** The card's brand; 0 if unknown. */
  cardType: number;
}

type Registration = { kind: 'registered'; account: KnownAccount } | { kind: 'refused'; reason: string };

/** A call that throws counts as one without a response. */
export interface Gateway {
  /** Exchanges a token of the hosted fields for a chargeable account. */
  register(token: string, bankAccount: boolean): Promise<Registration>;
  charge(order: Order): Promise<Outcome>;
  reverse(order: ReversalOrder): Promise<Outcome>;
  /** Finds a charge or a reversal. */
  find(reference: string): Promise<Found>;
}
