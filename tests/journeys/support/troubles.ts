import type { BrowserContext } from 'playwright-core';

/** What went wrong in the pages of a context, as a person with the console open would see it. */
export interface Troubles {
  /** Errors of the console that this journey brings about on purpose, such as a refused sign-in. */
  expect(text: RegExp): void;
  /** Everything that was not expected; policy violations and uncaught errors always count. */
  found(): readonly string[];
}

/** Listens to every page of the context, those opened later included. */
export async function watchTroubles(context: BrowserContext): Promise<Troubles> {
  const expected: RegExp[] = [];
  const consoleErrors: string[] = [];
  const grave: string[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => grave.push(`uncaught: ${error.error().message}`));
  await context.exposeBinding('tellViolation', (_source, violation: string) => {
    grave.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const tell = Reflect.get(globalThis, 'tellViolation');
      tell(`${effectiveDirective} refused ${blockedURI} ${sample}`.trim());
    });
  });

  return {
    expect: (text) => void expected.push(text),
    found: () => [
      ...grave,
      ...consoleErrors.filter((line) => !expected.some((pattern) => pattern.test(line))),
    ],
  };
}
