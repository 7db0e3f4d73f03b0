import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { PlanSelectionRef } from '#machines/plan-selection/plan-selection.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** What a page about a patient is given. It begins anew for another plan. */
export interface PatientPageProps {
  host: WidgetHost;
  page: PatientPageName;
  member: Member;
  /** The selected plan; `amountDue` is 0 until `isDueKnown`. */
  plan: Plan;
  isDueKnown: boolean;
  /** To choose another plan, and to say that something has changed: `patient.refresh`. */
  selection: PlanSelectionRef;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}
