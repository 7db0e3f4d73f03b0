import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** What a page about a patient is given. It begins anew for another plan. */
export interface PatientPageProps {
  host: WidgetHost;
  page: PatientPageName;
  member: Member;
  /** The selected plan; `amountDue` is 0 until it is known. */
  plan: Plan;
  /** The chart of the patient, and of what their pages run. */
  patient: PatientRef;
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
  /** Shows the card fields in an element of the page. */
  attachCardFields(frame: HTMLIFrameElement | null): void;
}
