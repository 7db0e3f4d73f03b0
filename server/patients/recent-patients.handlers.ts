import type { Handlers } from '../http/call.ts';
import { wholeList } from '../http/lists.ts';
import type { Services } from '../services.ts';

export const recentPatients = ({
  recentPatients: viewed,
}: Services): Pick<Handlers, 'listRecentPatients'> => ({
  async listRecentPatients({ params, access }) {
    return wholeList(await viewed.list(access.userId, params.practiceId), (patient) => patient);
  },
});
