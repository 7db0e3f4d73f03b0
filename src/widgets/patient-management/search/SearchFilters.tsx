import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import {
  type PatientSearchRef,
  selectBirthDateError,
  selectFilterCount,
  selectIsNarrowed,
} from '#machines/patient-search/patient-search.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { useSearchField } from './use-search-field.ts';

/** Lazy, because filters are closed at first and the options of a Select are large. */
const ChoiceFilters = lazy(async () => ({ default: (await import('./ChoiceFilters.tsx')).ChoiceFilters }));

export function SearchFilters({ search }: { search: PatientSearchRef }) {
  const count = useSelector(search, selectFilterCount);
  const isNarrowed = useSelector(search, selectIsNarrowed);
  const birthDateError = useSelector(search, selectBirthDateError);
  const clear = isNarrowed && (
    <Button variant="quiet" size="small" onClick={() => search.send({ type: 'search.clear' })}>
      {copy.CLEAR}
    </Button>
  );
  return (
    <Disclosure title={copy.filtersTitle(count)} opens={count > 0} end={clear}>
      <div className="patient-search-filters">
        <Suspense>
          <ChoiceFilters search={search} />
        </Suspense>
        <TextField {...useSearchField(search, 'lastName')} label="Last name" />
        <TextField {...useSearchField(search, 'firstName')} label="First name" />
        <DateField {...useSearchField(search, 'birthDate')} label="Date of birth" error={birthDateError} />
        <TextField {...useSearchField(search, 'email')} label="Email" inputMode="email" />
        <TextField {...useSearchField(search, 'memberId')} label="Member ID" inputMode="numeric" />
      </div>
    </Disclosure>
  );
}
