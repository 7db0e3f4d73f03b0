import type { Failure } from '#domain/failure/failure.ts';
import type { CommandAct } from '#domain/navigation/command.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../form-fields.ts';

export type CommandMenuEvent =
  /** The practice that somebody works in; none where nobody is at work, or patient data is hidden. */
  | { type: 'scope.change'; practiceId: string | null }
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'sheet.open' }
  | { type: 'sheet.close' }
  | FieldEvent<'query'>
  | SettleEvent
  | { type: 'command.choose'; act: CommandAct }
  | { type: 'recents.retry' }
  | { type: 'patients.retry' };

export interface CommandMenuContext {
  practiceId: string | null;
  /** What is typed in the menu. */
  fields: FormFields<'query'>;
  /** The patients that the user looked at last here; null until they are known. */
  recents: readonly FoundPatient[] | null;
  /** What the search found for the query; null before it has answered. */
  found: FoundPatients | null;
  /** Why the search failed. */
  failure: Failure | null;
  /** Why the last patients could not be loaded. */
  recentsFailure: Failure | null;
}
