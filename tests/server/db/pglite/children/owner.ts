import { lockFolder } from '#server/db/pglite/folder-lock.ts';

const folder = process.argv[2] ?? '';

try {
  await lockFolder(folder);
  console.log('mine');
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
setInterval(() => undefined, 60_000);
