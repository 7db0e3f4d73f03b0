import type { BrowserContext, ConsoleMessage } from 'playwright-core';

const NOT_LOADED = 'console: Failed to load resource: ';

/** The console errors, uncaught errors and policy violations of a context. */
export interface PageErrors {
  /** Console errors that this journey causes on purpose, such as a rejected sign-in. */
  expect(text: RegExp): void;
  /** Everything unexpected; policy violations and uncaught errors always count. */
  found(): readonly string[];
}

/** Listens to every page of the context, including those that open later. */
export async function watchPageErrors(context: BrowserContext): Promise<PageErrors> {
  const expected: RegExp[] = [];
  const consoleErrors: string[] = [];
  const grave: string[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(lineOf(message));
  });
  context.on('weberror', (error) => grave.push(`uncaught: ${error.error().message}`));
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    grave.push(`policy: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report = Reflect.get(globalThis, 'reportViolation');
      report(`${effectiveDirective} refused ${blockedURI} ${sample}`.trim());
    });
  });

  const expects = (line: string) => expected.some((pattern) => pattern.test(line));
  return {
    expect: (text) => void expected.push(text),
    found: () => [...grave, ...consoleErrors.filter((line) => !expects(line))],
  };
}

/** Adds the path of a file that did not load, without the host, because a port may look like a status. */
function lineOf(message: ConsoleMessage): string {
  const line = `console: ${message.text()}`;
  const { url } = message.location();
  return line.startsWith(NOT_LOADED) && URL.canParse(url) ? `${line} at ${new URL(url).pathname}` : line;
}
