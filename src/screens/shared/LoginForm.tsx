import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';
import {
  type LoginRef,
  selectCanSubmit,
  selectEmailField,
  selectIsPasswordShown,
  selectIsSubmitting,
  selectPasswordField,
  selectWrongCredentials,
} from '#machines/login/login.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PasswordField } from '#ui/PasswordField/PasswordField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import './LoginForm.css';
import { useTextField } from '#react/use-field.ts';

const FORGOT_PASSWORD = {
  page: 'Forgot password?',
  sheet: 'Forgot password? (new tab)',
};

interface LoginFormProps {
  /** Undefined before storage is read, and after the credentials were accepted. */
  login: LoginRef | undefined;
  /** The credentials were accepted, and the user is loading. */
  isAccepted: boolean;
  /** The page starts with the focus in Email. The sheet stays open below a tab that resets the password. */
  place: 'page' | 'sheet';
}

/** Email, password and LOGIN (LOGIN-1 to LOGIN-9), on the login page and in the sign-in sheet. */
export function LoginForm({ login, isAccepted, place }: LoginFormProps) {
  const email = useTextField(useLogin(login, selectEmailField, undefined));
  const password = useTextField(useLogin(login, selectPasswordField, undefined));
  const canSubmit = useLogin(login, selectCanSubmit, false);
  const isSubmitting = useLogin(login, selectIsSubmitting, false);
  const isRevealed = useLogin(login, selectIsPasswordShown, false);
  const refused = useLogin(login, selectWrongCredentials, null);
  const isLoading = isSubmitting || isAccepted;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login?.send({ type: 'login.submit' });
  };
  return (
    <form
      className="login-form"
      data-phase={login === undefined ? 'waiting' : 'ready'}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <TextField
        {...email}
        label="Email"
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus={place === 'page'}
        readOnly={isLoading}
        required
      />
      <PasswordField
        {...password}
        error={refused ?? password.error}
        label="Password"
        name="password"
        autoComplete="current-password"
        readOnly={isLoading}
        required
        revealed={isRevealed}
        onRevealToggle={() => login?.send({ type: 'password.toggle' })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        width="fill"
        disabled={!canSubmit && !isLoading}
        loading={isLoading}
      >
        LOGIN
      </Button>
      <a className="login-forgot" href={PASSWORD_RESET_PATH} target={place === 'page' ? undefined : '_blank'}>
        {FORGOT_PASSWORD[place]}
      </a>
    </form>
  );
}

const useLogin = <Value, Absent>(
  login: LoginRef | undefined,
  select: (snapshot: SnapshotFrom<LoginRef>) => Value,
  absent: Absent,
): Value | Absent => useSelector(login, (snapshot) => (snapshot ? select(snapshot) : absent));
