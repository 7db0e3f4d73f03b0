import { plainWords } from '../text/word-match.ts';

export interface FoundPatient {
  memberId: string;
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** `readAs` shows how the search read the text: `date of birth 04/12/1980`. */
export interface FoundPatients {
  patients: readonly FoundPatient[];
  readAs: string;
  /** No patient has the name, so the results have a similar name. */
  isSimilar?: boolean;
}

/** A single letter or digit would match too many patients. */
const SHORTEST_QUERY = 2;

export function isPatientQuery(typed: string): boolean {
  return plainWords(typed).join('').length >= SHORTEST_QUERY;
}

/** Distinguishes patients with the same name. */
export function factsOf({ birthDate, memberId }: FoundPatient): [born: string, id: string] {
  const [year, month, day] = birthDate.split('-');
  return [`${month}/${day}/${year}`, memberId];
}
