import { useSelector } from '@xstate/react';
import { Search } from 'lucide';
import type { MouseEvent } from 'react';
import { managesPractice } from '#domain/access/may-act.ts';
import { ADMIN_RULES, passes } from '#domain/access/permissions.ts';
import { pageOf } from '#domain/navigation/routes.ts';
import { selectUser } from '#machines/session/session.selectors.ts';
import { selectSearch } from '#machines/support/support.selectors.ts';
import { useSession, useShellActors } from '#react/actors.tsx';
import { usePageConfig } from '#react/page-config.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { findHowTos } from './find-how-tos.ts';
import * as copy from './how-tos-copy.ts';
import { PageLink } from './SupportLinks.tsx';
import { useHelper } from './use-helper.ts';

/** On a phone, the how-tos fill the first screen. */
function showSupport({ currentTarget }: MouseEvent) {
  const support = currentTarget.closest('.dialog')?.querySelector<HTMLElement>('.support-report');
  support?.focus({ preventScroll: true });
  support?.scrollIntoView();
}

/** The work of the front desk in a sentence or two, with a link to its page if the user may open it. */
export function HowTos() {
  const { support, commandMenu } = useShellActors();
  const showShortcuts = () => {
    support.send({ type: 'support.close' });
    commandMenu.send({ type: 'sheet.open' });
  };
  const showAll = ({ currentTarget }: MouseEvent) => {
    // The button with the focus is about to leave the page.
    currentTarget.closest('section')?.querySelector('input')?.focus();
    support.send({ type: 'search.change', text: '' });
  };
  const text = useSelector(support, selectSearch);
  const groups = findHowTos(copy.HOW_TO_GROUPS, text);
  const count = groups.reduce((sum, { howTos }) => sum + howTos.length, 0);
  const isSearched = text.trim() !== '';
  return (
    <section
      className="support-part support-how-tos"
      data-searched={isSearched ? '' : undefined}
      aria-label={copy.HOW_TO}
    >
      <header className="support-heading">
        <h3>{copy.HOW_TO}</h3>
        <Button size="small" onClick={showShortcuts}>
          {copy.SHORTCUTS}
        </Button>
        <Button size="small" onClick={showSupport}>
          {copy.SUPPORT}
        </Button>
      </header>
      <TextField
        label={copy.SEARCH}
        start={<Icon of={Search} />}
        placeholder={copy.SEARCH_PLACEHOLDER}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => support.send({ type: 'search.change', text: target.value })}
      />
      <StatusRegion>
        {isSearched && count > 0 && <VisuallyHidden>{copy.found(count)}</VisuallyHidden>}
        {count === 0 && <NoAnswer text={text.trim()} />}
      </StatusRegion>
      {count === 0 && (
        <Button size="small" onClick={showAll}>
          {copy.ALL_TOPICS}
        </Button>
      )}
      <div className="support-groups">
        {groups.map(({ title, howTos }) => (
          <div key={title}>
            <h4>{title}</h4>
            <ul>
              {howTos.map((howTo) => (
                <HowTo key={howTo.title} howTo={howTo} isOnly={isSearched && count === 1} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The only answer is open. */
function HowTo({ howTo: { title, steps, page }, isOnly }: { howTo: copy.HowTo; isOnly: boolean }) {
  const user = useSession(selectUser);
  const { area, path, title: label } = pageOf(page);
  const mayOpen =
    user !== null &&
    (area === undefined || passes(user, ADMIN_RULES[area])) &&
    (page !== 'staff' || managesPractice(user));
  return (
    <li>
      <Disclosure key={isOnly ? 'open' : 'closed'} title={title} opens={isOnly}>
        <p>
          {steps} {mayOpen ? <PageLink path={path}>{copy.goTo(label)}</PageLink> : copy.NOT_YOURS}
        </p>
      </Disclosure>
    </li>
  );
}

function NoAnswer({ text }: { text: string }) {
  const { supportEmail, supportPhone } = usePageConfig();
  const { ask } = useHelper();
  return (
    <p className="support-none">
      {copy.noneFor(text)} {supportEmail === '' && supportPhone === '' ? ask : copy.ASK_SUPPORT}
    </p>
  );
}
