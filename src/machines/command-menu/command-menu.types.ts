import type { Failure } from '#domain/failure/failure.ts';
import type { CommandAct } from '#domain/navigation/command-act.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../shared/form-fields.ts';

export type CommandMenuEvent =
  /** Null without a practice, and while patient data is hidden. */
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
  fields: FormFields<'query'>;
  /** Null until they are loaded. Those that load while the menu is open are last, so that no line moves. */
  recents: readonly FoundPatient[] | null;
  /** In the server's order, for the next opening. */
  nextRecents: readonly FoundPatient[] | null;
  found: FoundPatients | null;
  failure: Failure | null;
  recentsFailure: Failure | null;
}
