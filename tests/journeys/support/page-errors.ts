import type { BrowserContext, ConsoleMessage } from 'playwright-core';

const NOT_LOADED = 'console: Failed to load resource: ';

/** What went wrong in the pages of a context, as a person with the console open would see it. */
export interface PageErrors {
  /** Errors of the console that this journey brings about on purpose, such as a refused sign-in. */
  expect(text: RegExp): void;
  /** Whether such a line of the console is expected. */
  expects(line: string): boolean;
  /** Everything that was not expected; policy violations and uncaught errors always count. */
  found(): readonly string[];
}

/** Listens to every page of the context, those opened later included. */
export async function watchPageErrors(context: BrowserContext): Promise<PageErrors> {
  const expected: RegExp[] = [];
  const consoleErrors: string[] = [];
  const grave: string[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(lineOf(message));
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

  const expects = (line: string) => expected.some((pattern) => pattern.test(line));
  return {
    expect: (text) => void expected.push(text),
    expects,
    found: () => [...grave, ...consoleErrors.filter((line) => !expects(line))],
  };
}

/** Of what could not be loaded it says which path, without the portal's address, whose port may read like a status. */
function lineOf(message: ConsoleMessage): string {
  const line = `console: ${message.text()}`;
  const { url } = message.location();
  return line.startsWith(NOT_LOADED) && URL.canParse(url) ? `${line} at ${new URL(url).pathname}` : line;
}
