import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate, insertLine } from '../../scripts/new/generate.ts';
import { generateOperation } from '../../scripts/new/operation.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  'biome.json',
  'package.json',
  '.dependency-cruiser.cjs',
  'tsconfig.json',
  'vitest.config.ts',
  'openapi',
  'server',
  'src',
  'scripts',
  'tools',
  '.storybook',
  'tests/api',
  'tests/browser',
  'tests/machines',
  'tests/model',
  'tests/support',
  'tests/widgets',
  'docs/requirements.md',
];

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(path.join(ROOT, 'node_modules/.bin', program), args, { cwd, encoding: 'utf8', stdio: 'pipe' });

const READ = {
  id: 'getSampleRecord',
  method: 'GET',
  address: '/patient-management/practice/{practiceId}/member/{memberId}/sample',
};
const ADMINISTRATION = {
  id: 'listSampleGoals',
  method: 'GET',
  address: '/admin/organization/{organizationId}/practice/{practiceId}/goals/sample',
};
const WRITE = {
  id: 'setSampleNote',
  method: 'PUT',
  address: '/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/sample',
};
const MEMBER_WRITE = {
  id: 'setSampleMark',
  method: 'PUT',
  address: '/patient-management/practice/{practiceId}/member/{memberId}/sample-mark',
};

/** The same record as `READ`. */
const SECOND = { ...READ, id: 'setSampleRecord', method: 'PUT' };

describe('the generators', () => {
  let copy: string;
  let files: string[];
  let operations: string[];

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'bridgework-new-'));
    for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
    files = [
      ...generate(copy, 'chart', 'sample-errand', 'PATIENT-6'),
      ...generate(copy, 'page', 'patient-management/sample-visit', 'PATIENT-6'),
    ];
    operations = [READ, ADMINISTRATION, WRITE, MEMBER_WRITE, SECOND].flatMap((each) =>
      generateOperation(copy, each),
    );
    run(copy, 'tsx', 'scripts/api-types.ts');
    const written = operations.filter((file) => file.endsWith('.ts'));
    run(copy, 'biome', 'check', '--vcs-enabled=false', '--write', ...written);
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('write a chart, and a page with its chart, with their tests, and add them to the registries', () => {
    const LISTS = ['src/machines/index.ts', 'tests/machines/models.ts', 'tests/support/pages/pages.ts'];
    expect(files).toEqual([
      'src/machines/sample-errand/sample-errand.machine.ts',
      'src/machines/sample-errand/sample-errand.selectors.ts',
      'tests/machines/sample-errand.test.ts',
      'tests/machines/sample-errand.model.ts',
      ...LISTS,
      'src/machines/sample-visit/sample-visit.machine.ts',
      'src/machines/sample-visit/sample-visit.selectors.ts',
      'tests/machines/sample-visit.test.ts',
      'tests/machines/sample-visit.model.ts',
      'src/widgets/patient-management/sample-visit/SampleVisitPage.tsx',
      'src/widgets/patient-management/sample-visit/SampleVisitScreen.tsx',
      'src/widgets/patient-management/sample-visit/sample-visit.ports.ts',
      'src/widgets/patient-management/sample-visit/copy.ts',
      'src/widgets/patient-management/sample-visit/SampleVisitScreen.stories.tsx',
      'tests/widgets/patient-management/sample-visit/sample-visit-page.test.tsx',
      ...LISTS,
      'src/domain/navigation/routes.ts',
      'src/widgets/patient-management/frame/patient-pages.ts',
      'src/machines/patient/patient.pages.ts',
      'src/widgets/patient-management/frame/page-charts.ports.ts',
    ]);
    const registry = readFileSync(path.join(copy, 'src/machines/index.ts'), 'utf8');
    expect(registry).toContain('  sampleErrand: sampleErrandMachine,\n');
    const pages = readFileSync(path.join(copy, 'tests/support/pages/pages.ts'), 'utf8');
    expect(pages).toContain("  sampleErrand: 'its driver is not written yet',\n");
  });

  it('write an operation with its handler, if its path has only a practice or a member', () => {
    expect(operations.filter((file) => file.includes('sample-'))).toEqual([
      'src/api/sample-record.ts',
      'tests/api/sample-record.test.ts',
      'server/patients/sample-record.handlers.ts',
      'server/patients/sample-record.queries.ts',
      'server/patients/sample-record.wire.ts',
      'tests/server/patients/sample-record.test.ts',
      'src/api/sample-goals.ts',
      'tests/api/sample-goals.test.ts',
      'server/practices/sample-goals.handlers.ts',
      'server/practices/sample-goals.queries.ts',
      'server/practices/sample-goals.wire.ts',
      'tests/server/practices/sample-goals.test.ts',
      'src/api/sample-note.ts',
      'tests/api/sample-note.test.ts',
      'src/api/sample-mark.ts',
      'tests/api/sample-mark.test.ts',
      'server/patients/sample-mark.handlers.ts',
      'server/patients/sample-mark.queries.ts',
      'tests/server/patients/sample-mark.test.ts',
      'src/api/set-sample-record.ts',
      'tests/api/set-sample-record.test.ts',
      'server/patients/set-sample-record.handlers.ts',
      'server/patients/set-sample-record.queries.ts',
      'tests/server/patients/set-sample-record.test.ts',
    ]);
    const policy = readFileSync(path.join(copy, 'server/auth/policy.ts'), 'utf8');
    expect(policy).toContain("  listSampleGoals: admin('goalSettings', 'read'),\n");
    expect(policy).toContain("NOT_YET = ['setSampleNote'] as const");
    const server = readFileSync(path.join(copy, 'server/handlers.ts'), 'utf8');
    expect(server).toContain('  ...sampleRecord(services),\n');
  });

  it('reject an operation that exists, without a noun, with an unknown id, or the first one of an admin area', () => {
    const at = (address: string, id = 'getSampleCall') => generateOperation(copy, { ...READ, id, address });
    expect(() => at(`${READ.address}-call`, 'frobnicate')).toThrow('Write a verb and a noun');
    expect(() => at(READ.address)).toThrow('sample exists already');
    expect(() => at('/practice/{practiceId}/sample', READ.id)).toThrow('getSampleRecord exists already');
    expect(() => at('/practice/{sampleId}')).toThrow('Add {sampleId} to components.parameters');
    const place = '/admin/organization/{organizationId}/practice/{practiceId}';
    expect(() => at(`${place}/samples`)).toThrow('the first operation of an admin area by hand');
  });

  it('write code that passes format and lint', () => {
    expect(() => run(copy, 'biome', 'check', '--vcs-enabled=false', ...files)).not.toThrow();
  });

  it('write code that passes the type check', () => {
    const checked = [...new Set([...files, ...operations])].filter((file) => /\.tsx?$/.test(file));
    const project = { extends: './tsconfig.json', compilerOptions: { incremental: false }, files: checked };
    writeFileSync(path.join(copy, 'tsconfig.new.json'), JSON.stringify({ ...project, include: [] }));
    const tsc = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.new.json', '--checkers', '1'];
    const check = () => execFileSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    expect(tryOutput(check)).toBe('');
  });

  it('write code that passes the import rules', () => {
    const written = ['src/machines/sample-errand', 'src/widgets/patient-management/sample-visit', 'server'];
    expect(() => run(copy, 'depcruise', '--preserve-symlinks', ...written)).not.toThrow();
  });

  it('write charts that pass the lint rules and walks, and tests that pass', () => {
    const output = tryOutput(() =>
      run(
        copy,
        'vitest',
        'run',
        '--root',
        copy,
        ...['--project', 'unit', '--project', 'model'],
        '-t',
        '[sS]ample|the page requests|the request names',
        ...['sample-', 'contract', 'walks'],
        '--no-isolate',
        '--reporter=json',
      ),
    );
    const { numPassedTests, testResults } = JSON.parse(output.slice(output.indexOf('{')));
    expect(failuresIn(testResults)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(20);
  });

  it('reject a requirement that the document does not list', () => {
    const complaint = 'Add DOOR-1 to docs/requirements.md first.';
    expect(() => generate(copy, 'chart', 'sample-call', 'DOOR-1')).toThrow(complaint);
    const call = { ...READ, id: 'getSampleCall', address: `${READ.address}-call`, requirement: 'DOOR-1' };
    expect(() => generateOperation(copy, call)).toThrow(complaint);
  });

  it('reject a name that exists, has no hyphens, or names no widget', () => {
    expect(() => generate(copy, 'chart', 'sample-errand')).toThrow('exists already');
    expect(() => generate(copy, 'chart', 'SampleErrand')).toThrow('small letters with hyphens');
    expect(() => generate(copy, 'page', 'sample-call')).toThrow('Write the widget before the page');
    expect(() => generate(copy, 'page', 'sample-widget/sample-call')).toThrow('as in patient-management/');
  });
});

interface FileResult {
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

const failuresIn = (files: readonly FileResult[]): string[] =>
  files.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
  ]);

function tryOutput(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

describe('names', () => {
  it('are inserted in alphabetical order', () => {
    const isEntry = (line: string) => line.startsWith('  ');
    expect(insertLine('{\n  a,\n  c,\n}', '  b,', isEntry)).toBe('{\n  a,\n  b,\n  c,\n}');
    expect(insertLine('{\n  a,\n  c,\n}', '  d,', isEntry)).toBe('{\n  a,\n  c,\n  d,\n}');
    expect(() => insertLine('{}', '  b,', isEntry)).toThrow('No place was found');
  });
});
