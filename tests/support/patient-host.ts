import { WIDGET_CONTRACT, type WidgetHost } from '#widgets/host/contract.ts';
import { RECEIVED_MEMBER } from './received-patients.ts';
import { staffUser, WILLOW_STREET } from './staff-user.ts';

const nothing = () => undefined;

/** The session of a user of the practice with this id. */
export function sessionAt(practiceId: string): WidgetHost['session'] {
  const practice = { ...WILLOW_STREET, id: practiceId };
  const organization = { id: 'o1', name: 'North Dental', state: 'OH', practices: [practice] };
  return { organization, practice, user: staffUser({ organizations: [organization] }) };
}

/** The host of a patient page, with the given parts. Its notifications do nothing. */
export const patientHost = (given: Partial<WidgetHost> & Pick<WidgetHost, 'fetch'>): WidgetHost => ({
  contract: WIDGET_CONTRACT,
  session: sessionAt('11'),
  page: { path: '/view-patient/overview', memberId: RECEIVED_MEMBER.userId },
  appearance: { scheme: 'light', theme: 'default', density: 'comfortable' },
  apiBase: 'http://portal.test/api',
  navigate: nothing,
  onPage: nothing,
  toast: nothing,
  ready: nothing,
  failed(reason) {
    throw new Error(reason);
  },
  title: nothing,
  subject: nothing,
  workBegan: nothing,
  workEnded: nothing,
  ...given,
});
