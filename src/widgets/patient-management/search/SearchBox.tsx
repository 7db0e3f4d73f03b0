import { useSelector } from '@xstate/react';
import { type PatientSearchRef, selectReading } from '#machines/patient-search/patient-search.selectors.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { useSearchField } from './use-search-field.ts';

export function SearchBox({ search }: { search: PatientSearchRef }) {
  const reading = useSelector(search, selectReading);
  return (
    <TextField
      {...useSearchField(search, 'box')}
      label={copy.BOX_LABEL}
      type="search"
      placeholder={copy.BOX_PLACEHOLDER}
      hint={copy.readAs(reading)}
      enterKeyHint="search"
    />
  );
}
