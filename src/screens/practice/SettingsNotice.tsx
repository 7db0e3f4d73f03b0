import { useSelector } from '@xstate/react';
import {
  type PracticeSettingsRef,
  selectDifferences,
  selectFailure,
  selectIsOutdated,
  selectNotice,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Differences } from '#ui/Differences/Differences.tsx';
import { copy } from './copy.ts';

/** Why the settings weren't saved, and what another user stored. */
export function SettingsNotice({ settings }: { settings: PracticeSettingsRef }) {
  const notice = useSelector(settings, selectNotice);
  const failure = useSelector(settings, selectFailure);
  const differences = useSelector(settings, selectDifferences);
  const isOutdated = useSelector(settings, selectIsOutdated);
  if (notice === null && !isOutdated) return null;
  return (
    <div role="alert" className="practice-notice">
      {notice !== null && failure !== null && (
        <Banner tone="danger" title={copy.notSaved(failure)}>
          {notice}
        </Banner>
      )}
      {isOutdated && (
        <>
          <Banner tone="warning" title={copy.changedTitle}>
            {differences.length > 0 ? copy.changedAbout : copy.changedSame}
          </Banner>
          <Differences subject={copy.setting} rows={differences} />
        </>
      )}
    </div>
  );
}
