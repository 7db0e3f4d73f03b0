import { useSelector } from '@xstate/react';
import {
  type PatientSearchRef,
  selectFilterCount,
  selectHasResponse,
  selectIsNarrowed,
} from '#machines/patient-search/patient-search.selectors.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import * as copy from './copy.ts';

/** Filters are closed at first, so their code does not delay the rows. */
const loadFilterFields = async () => ({ default: (await import('./FilterFields.tsx')).FilterFields });

export function SearchFilters({ search }: { search: PatientSearchRef }) {
  const count = useSelector(search, selectFilterCount);
  const hasResponse = useSelector(search, selectHasResponse);
  const FilterFields = useLoaded(loadFilterFields, hasResponse || count > 0);
  const isNarrowed = useSelector(search, selectIsNarrowed);
  const clear = isNarrowed && (
    <Button variant="quiet" onClick={() => search.send({ type: 'search.clear' })}>
      {copy.CLEAR}
    </Button>
  );
  return (
    <Disclosure title={copy.filtersTitle(count)} opens={count > 0} end={clear}>
      {FilterFields && <FilterFields search={search} />}
    </Disclosure>
  );
}
