import { apiOf } from './api.ts';
import { SAMPLE_PASSWORD } from './sign-in.ts';

/**
 * The birth date of a patient of the first practice. Sample patients keep their age, so it depends on the current
 * day.
 */
export async function birthDateOf(address: string, memberId: string) {
  const api = await apiOf(address, 'frontdesk@bridgework.test', SAMPLE_PASSWORD);
  const detail = await api.get(`/patient-management/practice/1/member/${memberId}/detail`);
  const iso = String(Reflect.get(Object(detail), 'birthDate'));
  const [year = '', month = '', day = ''] = iso.split('-');
  return {
    iso,
    written: `${month}/${day}/${year}`,
    short: `${month}/${day}/${year.slice(2)}`,
    digits: month + day + year,
  };
}
