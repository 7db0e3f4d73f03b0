import { selectFailure, selectNotice } from '#machines/session/session.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { copy } from './copy.ts';

export function LoginNotice() {
  const notice = useSession(selectNotice);
  const failure = useSession(selectFailure);
  return (
    <div role="status">
      {failure ? (
        <Banner tone="danger" title={copy.notSignedIn}>
          {failure.message}
        </Banner>
      ) : (
        notice && <Banner>{notice}</Banner>
      )}
    </div>
  );
}
