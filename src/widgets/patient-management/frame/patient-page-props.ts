import type { PatientPageName } from '#domain/navigation/routes.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import type { PatientRef } from '#machines/patient/patient.selectors.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** Remounted for another plan. */
export interface PatientPageProps {
  host: WidgetHost;
  page: PatientPageName;
  member: Member;
  /** `amountDue` is 0 until it is loaded. */
  plan: Plan;
  patient: PatientRef;
  /** YYYY-MM-DD in the practice's time zone. */
  today: string;
  attachCardFields(frame: HTMLIFrameElement | null): void;
}
