import { type ReactNode, useSyncExternalStore } from 'react';
import { Disclosure } from './Disclosure.tsx';

const PHONE = '(max-width: 47.99rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

interface PhoneDisclosureProps {
  title: string;
  end?: ReactNode;
  children: ReactNode;
}

/** Controls that are in sight on a wide page, and behind a title on a phone, where the content below them comes first. */
export function PhoneDisclosure({ title, end, children }: PhoneDisclosureProps) {
  const isPhone = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
  if (isPhone)
    return (
      <Disclosure title={title} end={end}>
        {children}
      </Disclosure>
    );
  return (
    <>
      {children}
      {end}
    </>
  );
}
