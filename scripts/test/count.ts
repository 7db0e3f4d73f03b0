/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

const NONE: Count = { passed: 0, failed: 0 };

export const countOfCheck = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * The count in Vitest's JSON report; without a report, the tests that ended before the run was stopped. A run that
 * found no test, was stopped, or failed outside any test counts as one failure, so that it can't look like success.
 */
export function countOfTests(report: string | undefined, exitCode: number, soFar: Count = NONE): Count {
  const { passed, failed } = numbersOf(report) ?? soFar;
  const brokenOutsideTests = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokenOutsideTests ? 1 : failed };
}

function numbersOf(report: string | undefined): Count | undefined {
  if (report === undefined) return undefined;
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(report);
    return { passed: Number(numPassedTests) || 0, failed: Number(numFailedTests) || 0 };
  } catch {
    return undefined;
  }
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
});

/** The last line of a test run. */
export const lastLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;
