import { useSelector } from '@xstate/react';
import type { SearchField } from '#domain/patient/patient-search.ts';
import {
  type PatientSearchRef,
  selectBirthDateError,
  selectFilterCount,
  selectIsNarrowed,
  selectRefusal,
  selectTexts,
} from '#machines/patient-search/patient-search.selectors.ts';
import { searchFieldEvents } from '#react/search-field.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { CLEAR, filtersTitle } from './copy.ts';

/** The separate filters of the contract, which hold together with the box (API-5). */
export function SearchFilters({ search }: { search: PatientSearchRef }) {
  const texts = useSelector(search, selectTexts);
  const refusal = useSelector(search, selectRefusal);
  const count = useSelector(search, selectFilterCount);
  const isNarrowed = useSelector(search, selectIsNarrowed);
  const birthDateError = useSelector(search, selectBirthDateError);
  const field = (name: SearchField) => ({
    ...searchFieldEvents(search, name),
    value: texts[name],
    refusal: refusal?.field === name ? refusal.words : null,
  });
  const clear = (
    <Button variant="quiet" size="small" onClick={() => search.send({ type: 'search.clear' })}>
      {CLEAR}
    </Button>
  );
  return (
    <Disclosure title={filtersTitle(count)} opens={count > 0} end={isNarrowed && clear}>
      <div className="patient-search-filters">
        <TextField {...field('lastName')} label="Last name" />
        <TextField {...field('firstName')} label="First name" />
        <DateField {...field('birthDate')} label="Date of birth" error={birthDateError} />
        <TextField {...field('email')} label="Email" inputMode="email" />
        <TextField {...field('memberId')} label="Member ID" inputMode="numeric" />
      </div>
    </Disclosure>
  );
}
