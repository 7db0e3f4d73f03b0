import type { PageName } from '#domain/navigation/routes.ts';
import { isLoginPath } from '#domain/navigation/routes.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { selectPage, selectPath } from '#machines/navigation/navigation.selectors.ts';
import { selectObstaclePhase, selectPhase } from '#machines/session/session.selectors.ts';
import { type Actors, ActorsProvider, useNavigation, useSession } from '#react/actors.tsx';
import { PageConfigContext } from '#react/page-config.ts';
import { useLoaded } from '#react/use-loaded.ts';
import { LoginScreen } from '#screens/login/LoginScreen.tsx';
import { Toasts } from '#screens/shared/Toasts.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Fault } from './boot/Fault.tsx';
import { loadSignedInPage } from './boot/load-signed-in-page.ts';

interface AppProps {
  actors: Actors;
  /** Null in the pre-rendered page: only a running server knows its configuration. */
  config: PageConfig | null;
  onReload: () => void;
}

export function App({ actors, config, onReload }: AppProps) {
  return (
    <Fault onReload={onReload}>
      {(attempt) => (
        <PageConfigContext value={config}>
          <ActorsProvider actors={actors}>
            <Page attempt={attempt} />
            <Toasts />
          </ActorsProvider>
        </PageConfigContext>
      )}
    </Fault>
  );
}

function Page({ attempt }: { attempt: number }) {
  const phase = useSession(selectPhase);
  const obstacle = useSession(selectObstaclePhase);
  const path = useNavigation(selectPath);
  const page = useNavigation(selectPage);
  if (isLoginPath(path) || obstacle !== null) return <LoginScreen />;
  if (phase !== 'signedIn' || page === null) return <Waiting />;
  return <SignedIn page={page} key={attempt} />;
}

/** Created for each attempt: React would remember a failed import. */
function SignedIn({ page }: { page: PageName }) {
  const SignedInPage = useLoaded(loadSignedInPage);
  return SignedInPage === null ? <Waiting /> : <SignedInPage page={page} />;
}

const Waiting = () => (
  <main>
    <PageSkeleton label="Loading Bridgework" alone />
  </main>
);
