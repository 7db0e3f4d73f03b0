import type { SearchField } from '#domain/patient/patient-search.ts';
import type { PatientSearchRef } from '#machines/patient-search/patient-search.selectors.ts';
import { useField } from '#react/use-field.ts';

/** Keeps the browser from suggesting what an earlier user typed. */
export const useSearchField = (search: PatientSearchRef, field: SearchField) => ({
  ...useField(search, field, () => search.send({ type: 'field.settle' })),
  autoComplete: 'off',
  spellCheck: false,
});
