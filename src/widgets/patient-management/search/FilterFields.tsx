import { useSelector } from '@xstate/react';
import { memo } from 'react';
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
  return (
    <div className="patient-search-filters">
      <ChoiceFilters search={search} />
      <TextField {...useSearchField(search, 'lastName')} label="Last name" />
      <TextField {...useSearchField(search, 'firstName')} label="First name" />
      <DateField {...useSearchField(search, 'birthDate')} label="Date of birth" error={birthDateError} />
      <TextField {...useSearchField(search, 'email')} label="Email" inputMode="email" />
      <TextField {...useSearchField(search, 'memberId')} label="Member ID" inputMode="numeric" />
      <ShowFound search={search} />
    </div>
  );
}

/** Separate, so that new rows do not render the fields. */
function ShowFound({ search }: { search: PatientSearchRef }) {
  const found = useSelector(search, selectFound);
  return <DisclosureDone>{showFound(found?.records ?? null)}</DisclosureDone>;
}

const ANY = { id: '*', name: 'Any' };

function ChoiceFilters({ search }: { search: PatientSearchRef }) {
  const planNames = useSelector(
    useSelector(search, selectPatientViews),
    (views) => views && selectPlanNames(views),
  );
  return CHOICE_FIELDS.map((field) => (
    <ChoiceFilter key={field} search={search} field={field} known={CHOICES[field] ?? planNames ?? NONE} />
  ));
}

const NONE: readonly string[] = [];

interface ChoiceFilterProps {
  search: PatientSearchRef;
  field: ChoiceField;
  known: readonly string[];
}

/** A change of one filter, or of the plan names, renders one Select. */
const ChoiceFilter = memo(function ChoiceFilter({ search, field, known }: ChoiceFilterProps) {
  const chosen = useSelector(search, (snapshot) => selectChoices(snapshot)[field]);
  const values = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <Select
      label={copy.FILTERS[field]}
      options={[ANY, ...values.map((value) => ({ id: value, name: copy.optionName(field, value) }))]}
      value={chosen || ANY.id}
      onChoose={(id) => search.send({ type: 'filter.choose', filter: field, value: id === ANY.id ? '' : id })}
    />
  );
});
