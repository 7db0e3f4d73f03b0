import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import type { PageChartName, PageCharts } from '#machines/patient/patient.pages.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import type { CardFrame } from '#widgets/shared/payment-accounts/card-frame.ports.ts';
import type { ReceiptTab } from '../transactions/receipt-tab.ports.ts';

export const chartOf =
  <Name extends PageChartName>(name: Name) =>
  ({ children }: Pick<SnapshotFrom<PatientRef>, 'children'>) =>
    children[name] as PageCharts[Name] | undefined;

export interface PageChartParts {
  host: WidgetHost;
  /** Created by the first chart that needs it, and so is `cardFrame`. */
  readonly receiptTab: ReceiptTab;
  /** Null if no card fields are configured. */
  readonly cardFrame: CardFrame | null;
  chart<Name extends PageChartName>(name: Name): PageCharts[Name] | undefined;
}

/** Wires a chart of a page to its outside work. `planId` is empty for a patient without a plan. */
export type WireChart = (parts: PageChartParts, planId: string) => AnyActorLogic;
