import { useSelector } from '@xstate/react';
import { Columns3 } from 'lucide';
import { PATIENT_COLUMNS } from '#domain/patient/patient-columns.ts';
import { type PatientSearchRef, selectColumns } from '#machines/patient-search/patient-search.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu, MenuCheck } from '#ui/Menu/Menu.tsx';
import * as copy from './copy.ts';

export function ColumnChooser({ search }: { search: PatientSearchRef }) {
  const columns = useSelector(search, selectColumns);
  return (
    <Menu
      label={copy.COLUMNS_BUTTON}
      align="end"
      trigger={<Button icon={<Icon of={Columns3} />}>{copy.COLUMNS_BUTTON}</Button>}
    >
      {PATIENT_COLUMNS.map((column) => (
        <MenuCheck
          key={column}
          checked={columns.includes(column)}
          onToggle={() => search.send({ type: 'column.toggle', column })}
        >
          {copy.COLUMNS[column]}
        </MenuCheck>
      ))}
    </Menu>
  );
}
