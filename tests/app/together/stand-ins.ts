import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Notification, NotificationTask } from '#domain/notification/notification.ts';
import type { PaymentIntent, WantedPayment } from '#domain/payment/payment.ts';
import { VISA } from '#tests/machines/payment-accounts.model.ts';
import { TAKEN } from '#tests/machines/take-payment.model.ts';
import { notification } from '#tests/support/notifications.ts';
import { ADA, dueOf, heldBy, plansIn } from '#tests/support/patient-plans.ts';
import { staffUser } from '#tests/support/staff-user.ts';

/** A request to a port, until the walk responds. The server processes a payment even after its page is closed. */
export interface Waiting {
  port: string;
  input: unknown;
  signal: AbortSignal;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

type Answer = () => unknown;

const DOWN = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
const LOST = { status: 500, reason: 'Unreachable', message: 'No answer' };
const DECLINED = { status: 422, code: 'cardDeclined', message: 'The card was declined.' };

const fails = (error: object) => () => {
  throw error;
};

/**
 * The server and the browser's storage. It charges every payment that it receives, so that a repetition is a second
 * charge.
 */
export class StandIns {
  readonly waiting: Waiting[] = [];
  readonly charges: string[] = [];
  /** The state of each payment that the server has received, by key. */
  readonly states = new Map<string, 'approved' | 'declined' | 'pending'>();
  /** The notifications that the current session has received. */
  readonly received = new Set<string>();
  arrivals = 0;
  private stored: PaymentIntent | null = null;
  private keys = 0;

  private readonly onRequest: (port: string, input: unknown) => void;

  constructor(onRequest: (port: string, input: unknown) => void) {
    this.onRequest = onRequest;
  }

  readonly ask = <Output, Input>(port: string): PromiseActorLogic<Output, Input> =>
    fromPromise<Output, Input>(({ input, signal }) => {
      this.onRequest(port, input);
      return new Promise((resolve, reject) => {
        this.waiting.push({ port, input, signal, resolve: resolve as Waiting['resolve'], reject });
      });
    });

  clearIntent(key: string): void {
    if (this.stored?.key === key) this.stored = null;
  }

  /** The currently possible responses. A check is answered after the payments that were sent before it. */
  answersTo({ port, input }: Waiting): Readonly<Record<string, Answer>> {
    const intent = input as PaymentIntent;
    switch (port) {
      case 'takePayment':
        return {
          approved: () => this.charge(intent.key),
          pending: () => this.pend(intent.key),
          declined: () => {
            this.states.set(intent.key, 'declined');
            throw DECLINED;
          },
          'lost on the way there': fails(LOST),
          'lost on the way back': () => {
            this.charge(intent.key);
            throw LOST;
          },
        };
      case 'checkPayment':
        if (this.waiting.some((other) => other.port === 'takePayment')) return {};
        return { answered: () => this.stateOf(intent.key), lost: fails(LOST) };
      case 'claimIntent':
        return { stored: () => this.claim(input as WantedPayment) };
      case 'recallIntent':
        return { read: () => this.stored };
      case 'loadNotifications':
        return {
          loaded: () => ({ entries: [this.notification()], loadedAt: 0 }),
          down: fails(DOWN),
        };
      case 'doTask':
        return {
          done: () => ({ done: (input as { task: NotificationTask }).task.ids, errors: [] }),
          down: fails(DOWN),
        };
      default:
        return ANSWERS[port] ?? {};
    }
  }

  notification(): Notification {
    this.arrivals += 1;
    const id = `n${this.arrivals}`;
    this.received.add(id);
    return notification({ id });
  }

  private charge(key: string): object {
    this.charges.push(key);
    this.states.set(key, 'approved');
    return { kind: 'approved', payment: TAKEN };
  }

  private pend(key: string): object {
    this.states.set(key, 'pending');
    return { kind: 'pending' };
  }

  /** The bank confirms a pending payment before the check. */
  private stateOf(key: string): object {
    const state = this.states.get(key);
    if (state === undefined) return { kind: 'notReceived' };
    if (state === 'declined') return { kind: 'declined', message: DECLINED.message };
    return state === 'pending' ? this.charge(key) : { kind: 'approved', payment: TAKEN };
  }

  private claim(wanted: WantedPayment): object {
    const key = `key-${++this.keys}`;
    this.stored ??= { ...wanted, key, decidedAt: 0 };
    return { intent: this.stored, isOwn: this.stored.key === key };
  }
}

const ANN = staffUser({
  id: 'ann',
  roles: [{ id: '1', name: 'ViewerGeneral', permissions: [] }],
});
const SELECTION = { organizationId: 'o1', practiceId: 'p1', memberId: ADA.id };

/** Ports with fixed responses. Ports without an entry get none. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  restoreSession: { 'signed in': () => ({ kind: 'signedIn' }) },
  loadUser: { loaded: () => ({ user: ANN, stored: SELECTION }), down: fails(DOWN) },
  reloadUser: { loaded: () => ANN, down: fails(DOWN) },
  saveSelection: { saved: () => undefined },
  storeToken: { stored: () => undefined },
  authenticate: { ann: () => ({ userId: 'ann' }), bob: () => ({ userId: 'bob' }), down: fails(DOWN) },
  refreshToken: {
    refreshed: () => ({ kind: 'refreshed' }),
    refused: () => ({ kind: 'refused' }),
    unreachable: () => ({ kind: 'unreachable' }),
  },
  endSession: { ended: () => undefined, failed: fails(DOWN) },
  eraseSession: { erased: () => undefined, failed: fails(DOWN) },
  storeSelection: { saved: () => undefined, failed: fails(DOWN) },
  loadWidget: { loaded: () => undefined, down: fails(DOWN) },
  loadPatient: {
    loaded: () => ({ member: ADA, summary: plansIn({ activePlans: [heldBy()] }), today: '2026-03-16' }),
    down: fails(DOWN),
  },
  getAmountDue: { due: () => dueOf(30), down: fails(DOWN) },
  listAccounts: { listed: () => [VISA], down: fails(DOWN) },
};
