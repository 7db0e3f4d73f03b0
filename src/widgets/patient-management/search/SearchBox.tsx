import { useSelector } from '@xstate/react';
import {
  type PatientSearchRef,
  selectReading,
  selectTexts,
} from '#machines/patient-search/patient-search.selectors.ts';
import { searchFieldEvents } from '#react/search-field.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { BOX_LABEL, BOX_PLACEHOLDER, readAs } from './copy.ts';

/** One box for whatever a patient can be found by; it says how it reads what is typed. */
export function SearchBox({ search }: { search: PatientSearchRef }) {
  const { box } = useSelector(search, selectTexts);
  const reading = useSelector(search, selectReading);
  return (
    <TextField
      {...searchFieldEvents(search, 'box')}
      label={BOX_LABEL}
      type="search"
      value={box}
      placeholder={BOX_PLACEHOLDER}
      hint={readAs(reading)}
      enterKeyHint="search"
    />
  );
}
