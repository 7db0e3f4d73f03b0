import type { Handlers } from '../http/call.ts';
import type { Services } from '../services.ts';

export const recentPatients = ({
  recentPatients: viewed,
}: Services): Pick<Handlers, 'listRecentPatients'> => ({
  async listRecentPatients({ params, access }) {
    const results = await viewed.list(access.userId, params.practiceId);
    return { info: { records: results.length, pages: results.length > 0 ? 1 : 0 }, results };
  },
});
