import { useSelector } from '@xstate/react';
import { CHOICE_FIELDS, CHOICES, type ChoiceField } from '#domain/patient/patient-choices.ts';
import {
  type PatientSearchRef,
  selectBirthDateError,
  selectChoices,
  selectFound,
  selectPatientViews,
} from '#machines/patient-search/patient-search.selectors.ts';
import { selectPlanNames } from '#machines/patient-views/patient-views.selectors.ts';
import { DateField } from '#ui/DateField/DateField.tsx';
import { DisclosureDone } from '#ui/Disclosure/DisclosureDone.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';
import { showFound } from './filters-copy.ts';
import { useSearchField } from './use-search-field.ts';

export function FilterFields({ search }: { search: PatientSearchRef }) {
  const birthDateError = useSelector(search, selectBirthDateError);
  const found = useSelector(search, selectFound);
  return (
    <div className="patient-search-filters">
      <ChoiceFilters search={search} />
      <TextField {...useSearchField(search, 'lastName')} label="Last name" />
      <TextField {...useSearchField(search, 'firstName')} label="First name" />
      <DateField {...useSearchField(search, 'birthDate')} label="Date of birth" error={birthDateError} />
      <TextField {...useSearchField(search, 'email')} label="Email" inputMode="email" />
      <TextField {...useSearchField(search, 'memberId')} label="Member ID" inputMode="numeric" />
      <DisclosureDone>{showFound(found?.records ?? null)}</DisclosureDone>
    </div>
  );
}

const ANY = { id: '*', name: 'Any' };

function ChoiceFilters({ search }: { search: PatientSearchRef }) {
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
