import type { FastifyInstance } from 'fastify';
import { invalid } from './http-error.ts';
import { EMPTY } from './largest-body.ts';
import type { RequestLimits } from './request-limits.ts';

type ShapeLimits = Pick<RequestLimits, 'bodyFields' | 'bodyValues' | 'bodyDepth'>;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);

type Step = readonly [limit: keyof ShapeLimits, by: number];
const STEPS: Readonly<Record<string, Step>> = {
  ':': ['bodyFields', 1],
  ',': ['bodyValues', 1],
  '{': ['bodyDepth', 1],
  '[': ['bodyDepth', 1],
  '}': ['bodyDepth', -1],
  ']': ['bodyDepth', -1],
};
/** Indexed by character code, for characters outside strings. */
const STEP_OF: readonly (Step | undefined)[] = Array.from(
  { length: 128 },
  (_, code) => STEPS[String.fromCharCode(code)],
);

const MESSAGES: Readonly<Record<keyof ShapeLimits, (most: number) => string>> = {
  bodyFields: (most) => `The body has more than ${most} fields.`,
  bodyValues: (most) => `The body has more than ${most} values.`,
  bodyDepth: (most) => `The body is nested more than ${most} levels deep.`,
};

/**
 * Counts before parsing: parsing and validation cost many times more than this scan. An operation whose contract takes
 * longer lists has a higher limit.
 */
export function parseJsonWithin(app: FastifyInstance, most: ShapeLimits): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const { fields, values } = request.routeOptions.config.operation?.body?.largest ?? EMPTY;
    const limits = {
      ...most,
      bodyFields: Math.max(most.bodyFields, fields),
      bodyValues: Math.max(most.bodyValues, values),
    };
    const broken = limitBrokenBy(body, limits);
    if (broken === undefined) parse(request, body, done);
    else done(invalid([{ field: 'body', message: MESSAGES[broken](limits[broken]) }]));
  });
}

function limitBrokenBy(text: string, limits: ShapeLimits): keyof ShapeLimits | undefined {
  const counts = { bodyFields: 0, bodyValues: 1, bodyDepth: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at);
    const step = STEP_OF[code];
    if (step === undefined) continue;
    const [limit, by] = step;
    counts[limit] += by;
    if (counts[limit] > limits[limit]) return limit;
  }
  return undefined;
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
