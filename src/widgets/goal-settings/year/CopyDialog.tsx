import { useSelector } from '@xstate/react';
import {
  type OrganizationGoalsRef,
  selectFailure,
  selectGoals,
  selectIsCopying,
  selectIsCopyOpen,
  selectSelected,
} from '#machines/organization-goals/organization-goals.selectors.ts';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import * as copy from './copy.ts';

/** Lists every practice with the goal that would be replaced. */
export function CopyDialog({ organization }: { organization: OrganizationGoalsRef }) {
  const found = useSelector(organization, selectGoals);
  const selected = useSelector(organization, selectSelected);
  const failure = useSelector(organization, selectFailure);
  const practices = (found?.practices ?? []).filter(({ practiceId }) => selected.includes(practiceId));
  return (
    <ConfirmDialog
      open={useSelector(organization, selectIsCopyOpen)}
      title={copy.copyTitle(found?.year ?? 0, practices.length)}
      confirm={copy.copyTo(practices.length)}
      busy={useSelector(organization, selectIsCopying)}
      error={failure?.message ?? null}
      onConfirm={() => organization.send({ type: 'copy.confirm' })}
      onCancel={() => organization.send({ type: 'copy.close' })}
    >
      <p>{copy.COPY_WORDS}</p>
      <ul className="goals-replaced tabular">
        {practices.map(({ practiceId, name, total }) => (
          <li key={practiceId}>{copy.replaced(name, total.settingCents)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
