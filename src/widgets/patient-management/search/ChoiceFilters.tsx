import { useSelector } from '@xstate/react';
import { CHOICE_FIELDS, CHOICES, type ChoiceField } from '#domain/patient/patient-choices.ts';
import {
  type PatientSearchRef,
  selectChoices,
  selectPatientViews,
} from '#machines/patient-search/patient-search.selectors.ts';
import { selectPlanNames } from '#machines/patient-views/patient-views.selectors.ts';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';

const ANY = { id: '*', name: 'Any' };

export function ChoiceFilters({ search }: { search: PatientSearchRef }) {
  const choices = useSelector(search, selectChoices);
  const planNames = useSelector(
    useSelector(search, selectPatientViews),
    (views) => views && selectPlanNames(views),
  );
  const optionsOf = (field: ChoiceField) => {
    const known: readonly string[] = CHOICES[field] ?? planNames ?? [];
    const chosen = choices[field];
    const values = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
    return [ANY, ...values.map((value) => ({ id: value, name: copy.optionName(field, value) }))];
  };
  return CHOICE_FIELDS.map((field) => (
    <Select
      key={field}
      label={copy.FILTERS[field]}
      options={optionsOf(field)}
      value={choices[field] || ANY.id}
      onChoose={(id) => search.send({ type: 'filter.choose', filter: field, value: id === ANY.id ? '' : id })}
    />
  ));
}
