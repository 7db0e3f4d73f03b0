import { runCommand } from './cli/commands.ts';
import { explainFailure } from './cli/explain-failure.ts';
import { askHidden } from './cli/hidden-question.ts';
import { makeTemplate } from './db/pglite/template.ts';
import { readSettingsFile } from './settings-file.ts';

const args = process.argv.slice(2);

try {
  if (args[0] === 'template') await makeTemplate();
  else {
    readSettingsFile();
    const print = (line: string) => console.log(line);
    await runCommand(args, { env: process.env, input: process.stdin, print, askHidden });
  }
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
