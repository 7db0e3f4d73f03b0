import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { idsIn } from './document.ts';

/** One test in Vitest's JSON report. */
interface Assertion {
  ancestorTitles: string[];
  title: string;
  status: string;
}

/** Vitest's JSON report. */
export interface Report {
  startTime: number;
  testResults: { name: string; assertionResults: Assertion[] }[];
}

/** Tests that drive the built page, and tests that drive the server over HTTP. */
const PROVING = /^tests\/(?:journeys|server)\//;

/** Checks with the passing tests that name them, as `file: title`. A check with a failing test has none. */
export function provingTests(reports: readonly Report[]): ReadonlyMap<string, string[]> {
  const tests = reports.flatMap(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }) => {
      const file = path.relative(ROOT, name);
      return PROVING.test(file) ? assertionResults.map((each) => testOf(file, each)) : [];
    }),
  );
  const failed = new Set(tests.filter(({ status }) => status === 'failed').flatMap(({ ids }) => ids));
  const proofs = new Map<string, string[]>();
  for (const { ids, label } of tests.filter(({ status }) => status === 'passed')) {
    for (const id of ids.filter((id) => !failed.has(id))) proofs.set(id, [...(proofs.get(id) ?? []), label]);
  }
  return proofs;
}

function testOf(file: string, { ancestorTitles, title, status }: Assertion) {
  const label = `${file}: ${[...ancestorTitles, title].filter(Boolean).join(' › ')}`;
  return { ids: idsIn(label), label, status };
}
