import { useSelector } from '@xstate/react';
import { CODE_KINDS, type CodeFilter } from '#domain/plan/procedure-code.ts';
import {
  type ProcedureCodesRef,
  selectFilters,
  selectGroups,
} from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

const ANY = { id: '*', name: copy.ANY };
const named = (name: string) => ({ id: name, name });

export function CodeSearch({ codes }: { codes: ProcedureCodesRef }) {
  const groups = useSelector(codes, selectGroups);
  return (
    <search className="codes-search">
      <SearchText codes={codes} />
      <div className="codes-filters">
        <Filter codes={codes} filter="specialty" options={groups?.specialties ?? []} />
        <Filter
          codes={codes}
          filter="category"
          options={(groups?.categories ?? []).map((name) => ({ name }))}
        />
        <Filter
          codes={codes}
          filter="kind"
          options={CODE_KINDS.map((id) => ({ id, name: copy.KINDS[id] }))}
        />
        <Filter codes={codes} filter="price" options={[{ id: 'unusual', name: copy.UNUSUAL }]} />
      </div>
    </search>
  );
}

/** Separate from the filters, so that a key press renders only its text. */
function SearchText({ codes }: { codes: ProcedureCodesRef }) {
  return (
    <TextField
      {...useField(codes, 'text', () => codes.send({ type: 'field.settle' }))}
      label={copy.SEARCH_LABEL}
      placeholder={copy.SEARCH_PLACEHOLDER}
      type="search"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
    />
  );
}

interface FilterProps {
  codes: ProcedureCodesRef;
  filter: CodeFilter;
  options: readonly { id?: string; name: string }[];
}

function Filter({ codes, filter, options }: FilterProps) {
  const chosen = useSelector(codes, (snapshot) => selectFilters(snapshot)[filter]);
  const known = options.map(({ id, name }) => ({ id: id ?? name, name }));
  const others = chosen === '' || known.some(({ id }) => id === chosen) ? [] : [named(chosen)];
  return (
    <Select
      label={copy.FILTERS[filter]}
      options={[ANY, ...others, ...known]}
      value={chosen || ANY.id}
      onChoose={(id) => codes.send({ type: 'filter.choose', filter, value: id === ANY.id ? '' : id })}
    />
  );
}
