import { PRODUCT_NAME, RIGHTS_RESERVED, TAGLINE } from '#domain/session/product.ts';
import { selectLogin, selectObstaclePhase, selectPhase } from '#machines/session/session.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { LoginForm } from '#screens/shared/LoginForm.tsx';
import { LoginIllustration } from '#ui/LoginIllustration/LoginIllustration.tsx';
import { Logo } from '#ui/Logo/Logo.tsx';
import { useRootAttribute } from '#ui/RootAttribute/use-root-attribute.ts';
import { copy } from './copy.ts';
import { LoginNotice } from './LoginNotice.tsx';
import { LoginObstacle } from './LoginObstacle.tsx';
import './LoginScreen.css';

/**
 * The login page (LOGIN-1). Until storage is read, it renders the signed-out page, so that hydration changes nothing.
 */
export function LoginScreen() {
  useRootAttribute('data-login');
  const phase = useSession(selectPhase);
  const login = useSession(selectLogin);
  const obstacle = useSession(selectObstaclePhase);
  return (
    <div className="login">
      <main className="login-main">
        <Logo name={PRODUCT_NAME} />
        <div className="login-panel">
          <header className="login-welcome">
            <h1 className="login-title">{copy.welcome}</h1>
            <p className="login-tagline">{TAGLINE}</p>
          </header>
          {obstacle ? (
            <LoginObstacle phase={obstacle} />
          ) : (
            <>
              <LoginNotice />
              <LoginForm
                login={login}
                isAccepted={phase === 'signingIn' || phase === 'reloading'}
                place="page"
              />
            </>
          )}
        </div>
        <p className="login-footer">{RIGHTS_RESERVED}</p>
      </main>
      <div className="login-picture">
        <LoginIllustration />
      </div>
    </div>
  );
}
