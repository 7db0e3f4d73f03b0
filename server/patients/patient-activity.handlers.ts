import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';

export const patientActivity = ({
  patientActivity: activity,
}: Services): Pick<Handlers, 'listPatientActivity'> => ({
  async listPatientActivity({ params, query }) {
    const wanted = pageWanted(query);
    const page = await activity.list(params.practiceId, params.memberId, wanted);
    if (page === undefined) throw notFound();
    return listAnswer(page, wanted, ({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  },
});
