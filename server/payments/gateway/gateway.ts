/** An order to charge an account. The gateway charges each reference once, however often it is sent. */
export interface Order {
  reference: string;
  itemId: string;
  amountCents: number;
  /** What the account's statement will say. */
  descriptor: string;
  /** From then on the gateway refuses the order: one that was lost on its way can't charge any more. */
  holdsUntil: Date;
}

export type Outcome =
  | { kind: 'approved'; chargedAt: Date }
  /** The reason is a sentence for the staff. */
  | { kind: 'declined'; reason: string }
  /** No answer came: it may have been charged or not. */
  | { kind: 'unknown' };

/** What became of an order that was sent before; `absent`: it has not arrived. */
export type Found = Outcome | { kind: 'absent' };

/** An account as the gateway knows it, from what the hosted fields sent there. */
export interface KnownAccount {
  itemId: string;
  lastFour: string;
  /** The card's brand; 0 for none. */
  cardType: number;
}

export type Registration =
  | { kind: 'registered'; account: KnownAccount }
  | { kind: 'refused'; reason: string };

/** Whoever moves the money. A call that throws counts as one without an answer. */
export interface Gateway {
  /** Exchanges a token of the hosted fields, once given, for an account that can be charged. */
  register(token: string, bankAccount: boolean): Promise<Registration>;
  charge(order: Order): Promise<Outcome>;
  find(reference: string): Promise<Found>;
}
