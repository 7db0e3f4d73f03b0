import type { ActorRef, AnyActorScope, Snapshot } from 'xstate';
import type { AppearanceEvent } from './appearance/appearance.types.ts';
import type { CatalogCoverageEvent } from './catalog-coverage/catalog-coverage.types.ts';
import type { CodeAmountsEvent } from './code-amounts/code-amounts.types.ts';
import type { LeavingEvent } from './leaving/leaving.types.ts';
import type { MenuHintEvent } from './menu-hint/menu-hint.machine.ts';
import type { NavigationEvent } from './navigation/navigation.types.ts';
import type { NotificationsEvent } from './notifications/notifications.types.ts';
import type { PatientEvent } from './patient/patient.types.ts';
import type { PatientActivityEvent } from './patient-activity/patient-activity.machine.ts';
import type { PlanFeesEvent } from './plan-fees/plan-fees.types.ts';
import type { PracticeTransactionsEvent } from './practice-transactions/practice-transactions.types.ts';
import type { ProcedureCodesEvent } from './procedure-codes/procedure-codes.types.ts';
import type { SaleEvent } from './sale/sale.types.ts';
import type { SessionEvent } from './session/session.types.ts';
import type { ShellEvent } from './shell/shell.types.ts';
import type { SupportEvent } from './support/support.types.ts';
import type { ToastQueueEvent } from './toast-queue/toast-queue.types.ts';

/** The events of the actors that other actors in the tree address by `systemId`. */
interface SystemEvents {
  activity: PatientActivityEvent;
  appearance: AppearanceEvent;
  catalogCoverage: CatalogCoverageEvent;
  codeAmounts: CodeAmountsEvent;
  leaving: LeavingEvent;
  menuHint: MenuHintEvent;
  /** The list of fees, or the page of one plan, which has no selection. */
  fees: Extract<PlanFeesEvent, { type: 'fees.reload' | 'selection.clear' }>;
  navigation: NavigationEvent;
  notifications: NotificationsEvent;
  patient: PatientEvent;
  practiceTransactions: PracticeTransactionsEvent;
  procedureCodes: ProcedureCodesEvent;
  sale: SaleEvent;
  session: SessionEvent;
  shell: ShellEvent;
  support: SupportEvent;
  toastQueue: ToastQueueEvent;
}

/** The target of a `sendTo`. Without such an actor, XState sends the event to the sender, which ignores it. */
export const actorIn =
  <Id extends keyof SystemEvents>(id: Id) =>
  ({ system }: Pick<AnyActorScope, 'system'>): ActorRef<Snapshot<unknown>, SystemEvents[Id]> =>
    system.get(id);
