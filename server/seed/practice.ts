import type { NewPractice } from '../practices/practice-accounts.queries.ts';
import { timeZoneOfState } from '../practices/time-zones.ts';

export function samplePractice(practice: {
  name: string;
  state: string;
  phone: string;
  address: string;
  goal: number;
  supportHours?: string;
}): NewPractice {
  const { name, state, phone, address, goal, supportHours } = practice;
  const mailbox = name.toLowerCase().replace(/[^a-z0-9]+/g, '.');
  return {
    name,
    state,
    phone,
    goal,
    support: {
      telephoneNumber: phone,
      weekdayHours: supportHours ?? `7am-6pm ${zoneWord(state)}`,
      weekendHours: '',
      emailSupport: `${mailbox}@support.test`,
      address,
    },
  };
}

/** Such as `EST`. */
function zoneWord(state: string): string {
  const inState = new Intl.DateTimeFormat('en-US', {
    timeZone: timeZoneOfState(state),
    timeZoneName: 'short',
  });
  return inState.formatToParts(Date.UTC(2026, 0, 1)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
