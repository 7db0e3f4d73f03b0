import { useSelector } from '@xstate/react';
import {
  type PatientSearchRef,
  selectIsSimilar,
  selectReading,
} from '#machines/patient-search/patient-search.selectors.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { useSearchField } from './use-search-field.ts';

export function SearchBox({ search }: { search: PatientSearchRef }) {
  const reading = useSelector(search, selectReading);
  const isSimilar = useSelector(search, selectIsSimilar);
  return (
    <TextField
      {...useSearchField(search, 'box')}
      label={copy.BOX_LABEL}
      type="search"
      placeholder={copy.BOX_PLACEHOLDER}
      hint={copy.readAs(reading, isSimilar)}
      enterKeyHint="search"
    />
  );
}
