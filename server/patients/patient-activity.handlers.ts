import type { components } from '#api/schema.d.ts';
import { dollarsOf } from '#domain/money/money.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';
import type { ActivityEntry } from './patient-activity.queries.ts';

export const patientActivity = ({
  patientActivity: activity,
}: Services): Pick<Handlers, 'listPatientActivity'> => ({
  async listPatientActivity({ params, query }) {
    const wanted = pageWanted(query);
    const page = await activity.list(params.practiceId, params.memberId, wanted);
    if (page === undefined) throw notFound();
    return listAnswer(page, wanted, entryOnTheWire);
  },
});

const entryOnTheWire = ({
  activity,
  by,
  at,
  benefit,
  member,
  plan,
  amountCents,
  method,
  outcome,
}: ActivityEntry): components['schemas']['PatientActivityEntry'] => ({
  activity,
  by,
  at: at.toISOString(),
  ...(benefit !== null && { benefit }),
  ...(member !== null && { member }),
  ...(plan !== null && { plan }),
  ...(amountCents !== null && { amount: dollarsOf(amountCents) }),
  ...(method !== null && { method }),
  ...(outcome !== null && { outcome }),
});
