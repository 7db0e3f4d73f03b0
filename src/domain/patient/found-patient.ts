import { plainWords } from '../text/word-match.ts';

/** A patient as the command menu names them. */
export interface FoundPatient {
  memberId: string;
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** What a search for patients found, and how what was typed had been read: `birth date 04/12/1980`. */
export interface FoundPatients {
  patients: readonly FoundPatient[];
  readAs: string;
}

/** Fewer letters or digits would find half the practice. */
const SHORTEST_QUERY = 2;

/** Whether what was typed is worth asking the server for patients. */
export function isPatientQuery(typed: string): boolean {
  return plainWords(typed).join('').length >= SHORTEST_QUERY;
}

/** What tells a patient from another of the same name. */
export function aboutPatient({ birthDate, memberId }: FoundPatient): string {
  const [year, month, day] = birthDate.split('-');
  return `${month}/${day}/${year} · ${memberId}`;
}
