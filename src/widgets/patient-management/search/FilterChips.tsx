import { useSelector } from '@xstate/react';
import { filtersInUse } from '#domain/patient/patient-search.ts';
import {
  type PatientSearchRef,
  selectChoices,
  selectTexts,
} from '#machines/patient-search/patient-search.selectors.ts';
import { Chips } from '#ui/Chips/Chips.tsx';
import * as copy from './copy.ts';

/** The filters in use, readable while the panel is closed. */
export function FilterChips({ search }: { search: PatientSearchRef }) {
  const texts = useSelector(search, selectTexts);
  const choices = useSelector(search, selectChoices);
  const chips = filtersInUse({ texts, choices }).map(({ field, value }) => ({
    id: field,
    name: copy.filterName(field, value),
    onRemove: () => search.send({ type: 'filter.remove', filter: field }),
  }));
  return <Chips label={copy.FILTERS_IN_USE} chips={chips} />;
}
