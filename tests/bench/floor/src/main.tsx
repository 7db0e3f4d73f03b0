import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Redirect, Route, Switch } from 'wouter';
import { Login } from './Login.tsx';
import { Session } from './session.ts';
import './app.css';

const loadShell = async () => ({ default: (await import('./Shell.tsx')).Shell });
const Shell = lazy(loadShell);
if (localStorage.getItem('Token')) void loadShell();

function App() {
  const signedIn = Session.useSelector((state) => state.matches('signedIn'));
  return (
    <Suspense>
      <Switch>
        <Route path="/login">{signedIn ? <Redirect to="/search-patients" replace /> : <Login />}</Route>
        <Route>{signedIn ? <Shell /> : <Redirect to="/login" replace />}</Route>
      </Switch>
    </Suspense>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <Session.Provider>
    <App />
  </Session.Provider>,
);
