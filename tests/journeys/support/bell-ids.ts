import { EXPIRING } from '../bell-page.ts';
import type { apiOf } from './api.ts';

interface Bell {
  results: { id: string; notification: string }[];
}

/**
 * The ids of the notifications that a practice has, but for those of the office card: a job tells of it once more at
 * some moment after the first start.
 */
export async function bellAt(api: Awaited<ReturnType<typeof apiOf>>, practice: string): Promise<string[]> {
  const { results } = (await api.get(`/support/practice/${practice}/get-notifications`)) as Bell;
  return results.filter(({ notification }) => notification !== EXPIRING).map(({ id }) => id);
}
