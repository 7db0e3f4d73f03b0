import { Banner } from '../Banner/Banner.tsx';
import { Differences, type DifferencesProps } from '../Differences/Differences.tsx';

const KEPT = 'Your changes are still here. Save to replace what is stored now:';
const SAME = 'The form shows what is stored now.';

/** Another user changed the record after the form was opened. `rows` are this user's changes. */
export function ChangedSince({ title, ...differences }: DifferencesProps & { title: string }) {
  return (
    <>
      <div role="alert">
        <Banner tone="warning" title={title}>
          {differences.rows.length > 0 ? KEPT : SAME}
        </Banner>
      </div>
      <Differences {...differences} />
    </>
  );
}
