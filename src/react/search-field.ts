import type { FormEvent, KeyboardEvent } from 'react';
import type { SearchField } from '#domain/patient/patient-search.ts';
import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';

/** What an input of the search tells its chart: each key, and when the wait for the next is over (FIELD-2). */
export function searchFieldEvents(search: PatientSearchRef, field: SearchField) {
  const settle = () => search.send({ type: 'search.settle' });
  return {
    autoComplete: 'off',
    spellCheck: false,
    onChange({ currentTarget: { value }, nativeEvent }: FormEvent<HTMLInputElement>) {
      search.send({ type: 'search.type', field, text: value });
      if (isAtOnce(nativeEvent)) settle();
    },
    onBlur: settle,
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Enter') settle();
    },
  } as const;
}

const AT_ONCE: readonly unknown[] = [
  'insertFromPaste',
  'insertFromDrop',
  'insertReplacementText',
  undefined,
  '',
];

/** A paste, a drop, or a browser that fills in or clears the field. */
const isAtOnce = (event: Event): boolean => AT_ONCE.includes((event as InputEvent).inputType);
