import { type FormEvent, useState } from 'react';
import { Session } from './session.ts';

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Prefetches the next page while the user types. */
const warm = () => void import('./Shell.tsx').then(({ preload }) => preload());

export function Login() {
  const session = Session.useActorRef();
  const busy = Session.useSelector((state) => state.matches('signingIn'));
  const error = Session.useSelector((state) => state.context.error);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const invalid = username !== '' && !EMAIL.test(username);

  function submit(event: FormEvent) {
    event.preventDefault();
    session.send({ type: 'login.submit', credentials: { username, password } });
  }

  return (
    <main className="login">
      <h1>Welcome</h1>
      <p>Comprehensive Payment, Payment Arrangement, and Financing Marketplace</p>
      <form onFocus={warm} onSubmit={submit}>
        <label>
          Email
          <input
            name="email"
            maxLength={50}
            aria-invalid={invalid}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        {invalid && <span role="alert">Invalid email</span>}
        <label>
          Password
          <input
            name="password"
            type={shown ? 'text' : 'password'}
            maxLength={20}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <button type="button" onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
        </button>
        <button type="submit" disabled={username === '' || password === '' || invalid || busy}>
          LOGIN
        </button>
        {error !== '' && <p role="alert">{error}</p>}
      </form>
    </main>
  );
}
