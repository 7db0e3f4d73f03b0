import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup/root.mjs';

interface Report {
  testResults?: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

const MOST_LINES = 12;

/** The failed tests of a Vitest JSON report, each with the head of its message; nothing where there is no report. */
export function failuresIn(report: string | undefined): string[] {
  const { testResults = [] } = parsed(report);
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages }) =>
      entry(`${file}: ${fullName}`, failureMessages?.join('\n')),
    );
    return message && tests.length === 0 ? [entry(file, message)] : tests;
  });
}

function entry(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [`✗ ${title}`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}

function parsed(report: string | undefined): Report {
  try {
    return JSON.parse(report ?? '{}');
  } catch {
    return {};
  }
}
