import { Link } from 'wouter';
import { managesPractice } from '#domain/access/may-act.ts';
import { ADMIN_RULES, passes } from '#domain/access/permissions.ts';
import { pageOf } from '#domain/navigation/routes.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import * as copy from './how-tos-copy.ts';

/** The work of the front desk in a sentence or two, with a link to its page if the user may open it. */
export function HowTos() {
  const { support } = useShellActors();
  const user = useSession(selectUser);
  return (
    <section className="support-part" aria-label={copy.HOW_TO}>
      <h3>{copy.HOW_TO}</h3>
      <ul className="support-how-tos">
        {copy.HOW_TOS.map(({ title, steps, page }) => {
          const { area, path, title: label } = pageOf(page);
          const mayOpen =
            user !== null &&
            (area === undefined || passes(user, ADMIN_RULES[area])) &&
            (page !== 'staff' || managesPractice(user));
          return (
            <li key={title}>
              <Disclosure title={title}>
                <p>
                  {steps}{' '}
                  {mayOpen ? (
                    <Link
                      className="support-link"
                      href={path}
                      onClick={() => support.send({ type: 'support.close' })}
                    >
                      {copy.goTo(label)}
                    </Link>
                  ) : (
                    copy.NOT_YOURS
                  )}
                </p>
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
