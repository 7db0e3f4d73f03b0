import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fillMessage } from '#domain/goal/fill-year.ts';
import { monthsOver } from '#domain/goal/goal.ts';
import { changesOf, conflictsOf, type MonthConflict } from '#domain/goal/year-draft.ts';
import type { goalSettingsMachine } from './goal-settings.machine.ts';
import { filledDraft, yearIn } from './goal-settings.setup.ts';

export type GoalSettingsRef = ActorRefFrom<typeof goalSettingsMachine>;
type Snapshot = SnapshotFrom<typeof goalSettingsMachine>;

export const selectOrganizationGoals = ({ children }: Snapshot) => children.organizationGoals;

/** A year stays visible while it loads again. */
export function selectPhase(snapshot: Snapshot): 'loading' | 'failed' | 'shown' {
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.loaded === null ? 'loading' : 'shown';
}
export const selectYear = ({ context }: Snapshot) => context.year;
export const selectToday = ({ context }: Snapshot) => context.today;
export const selectMayEdit = ({ context }: Snapshot) => context.mayEdit;
export const selectMonthsOver = ({ context: { year, today } }: Snapshot) => monthsOver(year, today);
export const selectLoaded = ({ context }: Snapshot) => context.loaded;
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectChangeCount = (snapshot: Snapshot) => {
  const { loaded, draft } = snapshot.context;
  return loaded === null || snapshot.matches('failed') ? 0 : changesOf(loaded.goals, draft).length;
};
export const selectHasChanges = (snapshot: Snapshot) => selectChangeCount(snapshot) > 0;
/** Until the saved goals are loaded. */
export const selectIsSaving = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || (snapshot.matches('loading') && snapshot.context.loaded !== null);
export const selectNotice = ({ context }: Snapshot) => context.notice;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsFilling = (snapshot: Snapshot) => snapshot.matches({ shown: 'filling' });
export const selectShape = ({ context }: Snapshot) => context.shape;
export const selectTotalError = ({ context }: Snapshot) =>
  context.isChecked ? fillMessage(context.fields.texts.total, yearIn(context)) : null;
/** The goals after filling the year; null while the total is invalid. */
export const selectFilled = ({ context }: Snapshot) => filledDraft(context);

interface Conflict {
  changedBy: string | null;
  months: readonly MonthConflict[];
}

export function selectConflict(snapshot: Snapshot): Conflict | null {
  const { loaded, draft, theirs } = snapshot.context;
  if (loaded === null || theirs === null || !snapshot.matches({ shown: 'conflicting' })) return null;
  return { changedBy: theirs.changedBy, months: conflictsOf(loaded.goals, draft, theirs) };
}
