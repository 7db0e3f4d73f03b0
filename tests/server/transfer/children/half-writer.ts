import { writeWholeFile } from '#server/transfer/whole-file.ts';

/** Is killed when it has written a part. */
await writeWholeFile(process.argv[2] ?? '', async (to) => {
  to.write('{"version":"0.1.0"}\n'.repeat(100_000));
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
});
