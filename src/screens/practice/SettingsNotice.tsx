import { useSelector } from '@xstate/react';
import {
  type PracticeSettingsRef,
  selectDifferences,
  selectFailure,
  selectIsOutdated,
  selectNotice,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { ChangedSince } from '#ui/ChangedSince/ChangedSince.tsx';
import { copy } from './copy.ts';

/** Why the settings weren't saved, and what another user stored. */
export function SettingsNotice({ settings }: { settings: PracticeSettingsRef }) {
  const notice = useSelector(settings, selectNotice);
  const failure = useSelector(settings, selectFailure);
  const differences = useSelector(settings, selectDifferences);
  const isOutdated = useSelector(settings, selectIsOutdated);
  if (notice === null && !isOutdated) return null;
  return (
    <div className="practice-notice">
      {notice !== null && failure !== null && (
        <div role="alert">
          <Banner tone="danger" title={copy.notSaved(failure)}>
            {notice}
          </Banner>
        </div>
      )}
      {isOutdated && <ChangedSince title={copy.changedTitle} subject={copy.setting} rows={differences} />}
    </div>
  );
}
