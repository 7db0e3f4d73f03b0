/**
 * `npm run mutate` puts one defect at a time into each chart (or the named ones) and prints those that the tours
 * miss. `-- --json` prints JSON. Fails if the tours of a chart detect less than 95 %.
 */
import { parseArgs } from 'node:util';
import { judgeMutants } from '#charts/mutate/find.ts';
import { conclusionOf, type Finding } from '#charts/mutate/report.ts';
import { models } from '#tests/machines/models.ts';
import { CHART_RULES } from '#tests/support/chart-rules.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const known = Object.keys(models);
const unknown = positionals.filter((name) => !known.includes(name));

async function mutateAll(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, model] of Object.entries(models)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    findings.push(await judgeMutants(model, Object.values(CHART_RULES)));
  }
  return findings;
}

if (unknown.length > 0) {
  console.error(`No chart is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const { text, exitCode } = conclusionOf(await mutateAll(), values.json);
  console.log(text);
  process.exitCode = exitCode;
}
