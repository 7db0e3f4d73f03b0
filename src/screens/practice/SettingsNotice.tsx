import { useSelector } from '@xstate/react';
import { SETTING_NAMES, type SettingConflict } from '#domain/access/practice-settings.ts';
import {
  type PracticeSettingsRef,
  selectConflicts,
  selectIsOutdated,
  selectNotice,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Table } from '#ui/Table/Table.tsx';
import type { Column } from '#ui/Table/table.ts';
import { copy } from './copy.ts';

const COLUMNS: readonly Column<SettingConflict>[] = [
  { id: 'setting', name: copy.setting, cell: ({ name }) => SETTING_NAMES[name], card: 'title' },
  { id: 'stored', name: copy.stored, cell: ({ stored }) => stored },
  { id: 'mine', name: copy.mine, cell: ({ mine }) => mine },
];

/** Why the settings weren't saved, and what another user stored. */
export function SettingsNotice({ settings }: { settings: PracticeSettingsRef }) {
  const notice = useSelector(settings, selectNotice);
  const conflicts = useSelector(settings, selectConflicts);
  const isOutdated = useSelector(settings, selectIsOutdated);
  if (notice === null && !isOutdated) return null;
  return (
    <div role="alert" className="practice-notice">
      {notice !== null && (
        <Banner tone="danger" title={copy.notSaved}>
          {notice}
        </Banner>
      )}
      {isOutdated && (
        <>
          <Banner tone="warning" title={copy.changedTitle}>
            {conflicts.length > 0 ? copy.changedAbout : copy.changedSame}
          </Banner>
          {conflicts.length > 0 && (
            <Table label={copy.differences} columns={COLUMNS} rows={conflicts} rowId={({ name }) => name} />
          )}
        </>
      )}
    </div>
  );
}
