import type { Failure } from '../failure/failure.ts';
import { type FoundPatient, type FoundPatients, factsOf } from '../patient/found-patient.ts';
import { countOf } from '../text/count.ts';
import { hasWords } from '../text/word-match.ts';
import { commandsFound, type MenuCommand, type MenuGroup, patientCommand } from './command.ts';
import type { CommandAct } from './command-act.ts';

export interface RetryAct {
  kind: 'retry';
  part: 'recents' | 'patients';
}

export type MenuLine = Omit<MenuCommand, 'act'> & { act: CommandAct | RetryAct };

export interface MenuView {
  groups: readonly { name: string; commands: readonly MenuLine[] }[];
  note: string;
}

interface MenuParts {
  practiceId: string;
  query: string;
  commands: readonly MenuGroup[];
  recents: readonly FoundPatient[];
  recentsFailure: Failure | null;
  found: FoundPatients | null;
  failure: Failure | null;
}

export const RECENT = 'Recently viewed patients';
export const PATIENTS = 'Patients';

/** Patients that the server finds come last, so that no line moves under the pointer when they load. */
export function menuView(parts: MenuParts): MenuView {
  const { practiceId, query, recents, found, failure, recentsFailure } = parts;
  const asCommand = patientCommand(practiceId);
  const known = recents.filter((patient) => hasWords([patient.name, ...factsOf(patient)].join(' '), query));
  const others = (found?.patients ?? []).filter(
    ({ memberId }) => !known.some((patient) => patient.memberId === memberId),
  );
  const groups = [
    { name: RECENT, commands: known.map(asCommand) },
    ...commandsFound(parts.commands, query),
    { name: PATIENTS, commands: others.map(asCommand) },
    { name: 'Couldn’t search patients', commands: retryOf('patients', failure) },
    { name: 'Couldn’t load recent patients', commands: retryOf('recents', recentsFailure) },
  ];
  return { groups: groups.filter(({ commands }) => commands.length > 0), note: noteOn(found) };
}

function retryOf(part: RetryAct['part'], failure: Failure | null): MenuLine[] {
  if (failure === null) return [];
  return [{ id: `retry-${part}`, name: 'Try again', about: failure.message, act: { kind: 'retry', part } }];
}

function noteOn(found: FoundPatients | null): string {
  if (found === null || found.readAs === '') return '';
  const { length } = found.patients;
  const reading = found.readAs.replace(/^name /, '');
  if (length === 0 || found.isSimilar) {
    return `No patients match ${reading}.${found.isSimilar ? ' Showing similar names.' : ''}`;
  }
  return `${countOf(length, 'patient matches', 'patients match')} ${reading}`;
}
