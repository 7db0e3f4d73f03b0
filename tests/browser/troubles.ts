import { onTestFinished } from 'vitest';

/** Listens, until the test is over, to what goes wrong: console errors, uncaught errors, policy violations. */
export function watchTroubles(): () => readonly string[] {
  const found: string[] = [];
  const over = new AbortController();
  const { signal } = over;
  const { error } = console;
  console.error = (...words: unknown[]) => void found.push(`console: ${words.map(String).join(' ')}`);
  addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`), { signal });
  addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${String(reason)}`), {
    signal,
  });
  const tellViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    found.push(`policy: ${effectiveDirective} refused ${blockedURI}`);
  addEventListener('securitypolicyviolation', tellViolation, { signal });
  onTestFinished(() => {
    console.error = error;
    over.abort();
  });
  return () => found;
}
