import { model } from '#charts/explore/model.ts';
import { MONTHS } from '#domain/goal/goal.ts';
import type { OrganizationGoals } from '#domain/goal/organization-goals.ts';
import { organizationGoalsMachine } from '#machines/organization-goals/organization-goals.machine.ts';
import {
  selectFailure,
  selectIsCopying,
  selectIsCopyOpen,
} from '#machines/organization-goals/organization-goals.selectors.ts';
import { conflict } from '#tests/support/failures.ts';

const month = { settingCents: 7_000_000, metCents: 5_600_000 };
const practice = (practiceId: string, name: string, version: number) => ({
  practiceId,
  name,
  version,
  total: { settingCents: 42_000_000, metCents: 33_600_000 },
});
export const ORGANIZATION: OrganizationGoals = {
  year: 2026,
  months: MONTHS.map(() => month),
  practices: [practice('1', 'Alder Street Dental', 3), practice('2', 'Birch Lane Dental', 0)],
};
const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
export const COPY_REFUSED = conflict(
  'goalsChanged',
  'Someone else changed goals of these practices. Nothing was copied.',
);

export const organizationGoalsModel = model({
  machine: organizationGoalsMachine,
  inputs: [
    { practiceId: '1', mayEdit: true },
    { practiceId: '1', mayEdit: false },
  ],
  events: {
    'year.show': [{ year: 2026 }],
    'goals.show': [{ year: 2026, version: 3 }],
    'organization.load': [{}],
    'practices.select': [
      { case: 'one', ids: ['2'], isSelected: true },
      { case: 'none', ids: ['2'], isSelected: false },
    ],
    'copy.open': [{}],
    'copy.close': [{}],
    'copy.confirm': [{}],
  },
  outcomes: {
    loadOrganization: { read: { output: ORGANIZATION }, 'server down': BUSY },
    copyGoals: {
      copied: { output: { message: 'Goals copied successfully' } },
      'changed by another user': { error: COPY_REFUSED },
      'server down': BUSY,
    },
  },
  isHome: (snapshot) => snapshot.matches('choosing'),
  whyHome: 'It waits for the year of the page, and rests where practices can be chosen.',
  invariants: {
    'API-13: goals are copied exactly while the dialog shows it.': (snapshot) =>
      selectIsCopying(snapshot) === 'copyGoals' in snapshot.children,
    'API-13: goals are only copied to chosen practices, and never by a user without the right.': (snapshot) =>
      !selectIsCopyOpen(snapshot) || (snapshot.context.mayEdit && snapshot.context.selected.join() === '2'),
    'API-13: goals are only copied once the page shows them.': (snapshot) =>
      !selectIsCopyOpen(snapshot) || snapshot.context.version !== null,
    'API-13: the dialog shows why nothing was copied, and no other failure.': (snapshot) =>
      (selectFailure(snapshot)?.status === 409) ===
      (selectIsCopyOpen(snapshot) && selectFailure(snapshot) !== null),
  },
});
