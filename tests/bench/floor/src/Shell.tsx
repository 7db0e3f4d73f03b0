import * as Menu from '@radix-ui/react-dropdown-menu';
import { lazy, Suspense } from 'react';
import { Link, Redirect, Route, Switch } from 'wouter';
import { Picker } from './Picker.tsx';
import { Session } from './session.ts';

const loadPatients = () => import('./Patients.tsx');
const loadTransactions = () => import('./Transactions.tsx');
const Patients = lazy(async () => ({ default: (await loadPatients()).Patients }));
const Transactions = lazy(async () => ({ default: (await loadTransactions()).Transactions }));

export const preload = () => void loadPatients();
if (location.pathname === '/search-patients') preload();

function initials(name: string): string {
  const words = name.split(' ');
  const last = words.length > 1 ? words.at(-1) : '';
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

export function Shell() {
  const session = Session.useActorRef();
  const { person, organization, practice } = Session.useSelector((state) => state.context);
  const organizations = person?.organizations ?? [];
  const practices = organizations.find(({ id }) => id === organization)?.practices ?? [];
  return (
    <div className="shell">
      <header>
        <b>Portal</b>
        <Picker
          label="Organization"
          value={organization}
          items={organizations}
          onPick={(id) => session.send({ type: 'organization.select', id })}
        />
        <Picker
          label="Practice"
          value={practice}
          items={practices}
          onPick={(id) => session.send({ type: 'practice.select', id })}
        />
        <Menu.Root>
          <Menu.Trigger className="avatar">{person ? initials(person.name) : ''}</Menu.Trigger>
          <Menu.Portal>
            <Menu.Content className="menu">
              <Menu.Item>View Profile</Menu.Item>
              <Menu.Item>Update Password</Menu.Item>
              <Menu.Separator />
              <Menu.Item onSelect={() => session.send({ type: 'session.signOut' })}>Logout</Menu.Item>
            </Menu.Content>
          </Menu.Portal>
        </Menu.Root>
      </header>
      <nav>
        <Link href="/search-patients">Manage Patients</Link>
        <Link href="/payment-management/transactions" onMouseEnter={() => void loadTransactions()}>
          Transactions
        </Link>
      </nav>
      <section>
        <Suspense fallback={<p>Loading…</p>}>
          <Switch>
            <Route path="/search-patients" component={Patients} />
            <Route path="/payment-management/transactions" component={Transactions} />
            <Route>
              <Redirect to="/search-patients" replace />
            </Route>
          </Switch>
        </Suspense>
      </section>
      <footer>© All rights reserved.</footer>
    </div>
  );
}
