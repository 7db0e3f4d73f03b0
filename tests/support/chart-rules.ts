import { readdirSync, readFileSync } from 'node:fs';
import { lintRules } from '#charts/lint/rules.ts';
import { isStream } from '#machines/shared/port.ts';

/** The values of all domain constants whose name ends in `_MS`. */
function domainDelaysMs(): Set<number> {
  const files = readdirSync('src/domain', { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/domain/${file}`, 'utf8'));
  const values = texts.flatMap((text) => [...text.matchAll(/const [A-Z_]+_MS = ([\d_]+);/g)]);
  return new Set(values.map(([, digits = '']) => Number(digits.replaceAll('_', ''))));
}

/** The lint rules with the exceptions of the portal's charts. */
export const CHART_RULES = lintRules({
  delaysMs: domainDelaysMs(),
  failureAction: 'storeFailure',
  isStream,
});
