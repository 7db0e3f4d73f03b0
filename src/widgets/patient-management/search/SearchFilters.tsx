import { useSelector } from '@xstate/react';
import {
  type PatientSearchRef,
  selectFilterCount,
  selectIsNarrowed,
} from '#machines/patient-search/patient-search.selectors.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import * as copy from './copy.ts';

/** Loaded later, because filters are closed at first and the options of a Select are large. */
const loadFilterFields = async () => ({ default: (await import('./FilterFields.tsx')).FilterFields });

export function SearchFilters({ search }: { search: PatientSearchRef }) {
  const FilterFields = useLoaded(loadFilterFields);
  const count = useSelector(search, selectFilterCount);
  const isNarrowed = useSelector(search, selectIsNarrowed);
  const clear = isNarrowed && (
    <Button variant="quiet" onClick={() => search.send({ type: 'search.clear' })}>
      {copy.CLEAR}
    </Button>
  );
  return (
    <Disclosure title={copy.filtersTitle(count)} opens={count > 0} end={clear}>
      {() => FilterFields && <FilterFields search={search} />}
    </Disclosure>
  );
}
