import type { NewPractice } from '../practices/practice-accounts.queries.ts';
import { SUPPORT_HOURS } from './places.ts';

export function samplePractice(practice: {
  name: string;
  state: string;
  phone: string;
  address: string;
  goal: number;
}): NewPractice {
  const { name, state, phone, address, goal } = practice;
  const mailbox = name.toLowerCase().replace(/[^a-z0-9]+/g, '.');
  return {
    name,
    state,
    phone,
    goal,
    support: {
      telephoneNumber: phone,
      weekdayHours: SUPPORT_HOURS.weekday,
      weekendHours: SUPPORT_HOURS.weekend,
      emailSupport: `${mailbox}@support.test`,
      address,
    },
  };
}
