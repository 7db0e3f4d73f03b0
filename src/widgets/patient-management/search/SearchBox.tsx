import { useSelector } from '@xstate/react';
import { type PatientSearchRef, selectReading } from '#machines/patient-search/patient-search.selectors.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { BOX_LABEL, BOX_PLACEHOLDER, readAs } from './copy.ts';
import { useSearchField } from './use-search-field.ts';

export function SearchBox({ search }: { search: PatientSearchRef }) {
  const reading = useSelector(search, selectReading);
  return (
    <TextField
      {...useSearchField(search, 'box')}
      label={BOX_LABEL}
      type="search"
      placeholder={BOX_PLACEHOLDER}
      hint={readAs(reading)}
      enterKeyHint="search"
    />
  );
}
