import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The output of `npm run charts -- diff` between a chart and a commit with a different text in the chart's file. The
 * commit is on no branch, and its objects are outside the repository.
 */
export async function chartDiff(
  chart: string,
  file: string,
  change: (text: string) => string,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-revision-'));
  const objects = execFileSync('git', ['rev-parse', '--git-path', 'objects'], { encoding: 'utf8' }).trim();
  const env = {
    ...process.env,
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: path.resolve(objects),
  };
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, {
      encoding: 'utf8',
      input,
      env: { ...env, GIT_INDEX_FILE: path.join(folder, 'index') },
    }).trim();
  const blob = git(['hash-object', '-w', '--stdin'], change(readFileSync(file, 'utf8')));
  git(['read-tree', 'HEAD']);
  git(['update-index', '--index-info'], `100644 ${blob}\t${file}\n`);
  const author = ['-c', 'user.name=Journey', '-c', 'user.email=journey@bridgework.test'];
  const commit = git([...author, 'commit-tree', git(['write-tree']), '-p', 'HEAD', '-m', 'Change a chart']);
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/charts.ts', 'diff', commit, chart],
    { env },
  );
  rmSync(folder, { recursive: true });
  return stdout;
}
