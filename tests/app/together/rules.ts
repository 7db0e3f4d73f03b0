import type { NotificationTask } from '#domain/notification/notification.ts';
import type { PaymentIntent } from '#domain/payment/payment.ts';
import { selectIsMenuOpen, selectIsSheetOpen } from '#machines/command-menu/command-menu.selectors.ts';
import { selectDialogPhase } from '#machines/dialog/dialog.selectors.ts';
import { selectIsConfirming } from '#machines/leaving/leaving.selectors.ts';
import { selectIsPasswordOpen } from '#machines/password-change/password-change.selectors.ts';
import { selectAccessPhase, selectPhase, selectSelection } from '#machines/session/session.selectors.ts';
import { selectIsSupportOpen } from '#machines/support/support.selectors.ts';
import type { Watch, World } from './world.ts';

/** The ports that send a request on behalf of the user. */
const REQUESTS = new Set([
  ...['loadUser', 'reloadUser', 'refreshToken', 'loadNotifications', 'followNotifications', 'doTask'],
  ...['loadRecents', 'loadPatient', 'getAmountDue', 'listAccounts', 'takePayment', 'checkPayment'],
]);
const BELL = new Set(['loadNotifications', 'followNotifications']);

/** What the portal's actors must never do together, in any order of events and responses. */
export class Rules implements Watch {
  readonly broken: string[] = [];
  /** The payments that the user confirmed. */
  decisions = 0;
  private readonly unsettled = new Set<string>();

  request(world: World, port: string, input: unknown): void {
    const session = world.session.getSnapshot();
    const practiceId = selectSelection(session)?.practiceId;
    if (REQUESTS.has(port)) this.must(selectPhase(session) === 'signedIn', `${port} after sign-out`);
    if (BELL.has(port)) {
      this.must(isOpen(world), `${port} of an ended session`);
      this.must((input as { practiceId: string }).practiceId === practiceId, `${port} of another practice`);
    }
    if (port === 'doTask') this.task((input as { task: NotificationTask }).task, world);
    if (port === 'takePayment') this.payment((input as PaymentIntent).key);
  }

  toast(world: World, source: string): void {
    this.must(source === 'login' || isOpen(world), `a toast of ${source} without a session`);
  }

  defect(event: unknown): void {
    this.broken.push(`a defect: ${JSON.stringify(event)}`);
  }

  /** The client knows the outcome of the payment, or that the server has never received it. */
  settle(key: string): void {
    this.unsettled.delete(key);
  }

  check(world: World): void {
    const dialogs = dialogsOf(world);
    this.must(dialogs.length <= 1, `several dialogs: ${dialogs.join(', ')}`);
    const { charges } = world.server;
    this.must(new Set(charges).size === charges.length, `charged twice: ${charges.join(', ')}`);
    this.must(charges.length <= this.decisions, `${charges.length} charges for ${this.decisions} decisions`);
    if (!isOpen(world)) world.server.received.clear();
  }

  private task({ kind, ids }: NotificationTask, world: World): void {
    this.must(isOpen(world), `${kind} of an ended session`);
    const isOwn = kind === 'restore' || ids.every((id) => world.server.received.has(id));
    this.must(isOwn, `${kind} of a notification of an earlier session`);
  }

  private payment(key: string): void {
    this.must(this.unsettled.size === 0, `payment ${key} while another one is unknown`);
    this.unsettled.add(key);
  }

  private must(holds: boolean, rule: string): void {
    if (!holds) this.broken.push(rule);
  }
}

/** The user is signed in, and the server has not ended the session. */
export function isOpen({ session }: World): boolean {
  const snapshot = session.getSnapshot();
  return selectPhase(snapshot) === 'signedIn' && selectAccessPhase(snapshot) !== 'ended';
}

export function dialogsOf({ actors }: World): string[] {
  if (actors === undefined) return [];
  const { profile, password, support, commandMenu, leaving } = actors;
  const open = {
    profile: ['opening', 'open'].includes(selectDialogPhase(profile.getSnapshot())),
    password: selectIsPasswordOpen(password.getSnapshot()),
    support: selectIsSupportOpen(support.getSnapshot()),
    menu: selectIsMenuOpen(commandMenu.getSnapshot()),
    sheet: selectIsSheetOpen(commandMenu.getSnapshot()),
    leaving: selectIsConfirming(leaving.getSnapshot()),
  };
  return Object.entries(open).flatMap(([name, isShown]) => (isShown ? [name] : []));
}
