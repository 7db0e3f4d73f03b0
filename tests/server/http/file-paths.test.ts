import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, readAnswer } from '#tests/support/raw-connection.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-files-'));
const inFolder = (name: string) => path.join(folder, name);
let server: TestServer;
let port: number;
beforeAll(async () => {
  for (const name of ['portal/assets', 'widgets/inner']) mkdirSync(inFolder(name), { recursive: true });
  writeFileSync(inFolder('portal/assets/main.js'), 'main');
  writeFileSync(inFolder('widgets/inner/own.js'), 'own');
  writeFileSync(inFolder('secret.js'), 'secret');
  symlinkSync(inFolder('secret.js'), inFolder('widgets/file.js'));
  symlinkSync(folder, inFolder('widgets/folder'));
  symlinkSync(inFolder('nothing.js'), inFolder('widgets/broken.js'));
  symlinkSync(inFolder('widgets/circle.js'), inFolder('widgets/circle.js'));
  symlinkSync('inner/own.js', inFolder('widgets/alias.js'));
  // The folder itself may be a link, as in a release that is switched over.
  symlinkSync(inFolder('widgets'), inFolder('current'));
  server = await startTestServer({ pages: inFolder('portal'), env: { WIDGETS_DIR: inFolder('current') } });
  port = await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = async (address: string) =>
  readAnswer(await exchange(port, `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`));

describe.each(['/widgets/', '/docs/', '/assets/'])('an address that leads out of %s', (root) => {
  it.each([
    '../secret.js',
    'inner/../../secret.js',
    '%2e%2e/secret.js',
    '%2e%2e%2fsecret.js',
    '..\\secret.js',
    '%5c..%5csecret.js',
    '%00',
    '..%00/secret.js',
    '/etc/passwd',
    '/../secret.js',
    '.../secret.js',
    '%252e%252e%252fsecret.js',
    `${'a'.repeat(300)}.js`,
    `${'a/'.repeat(3000)}b.js`,
  ])('%s is not found, and logs no error', async (rest) => {
    server.logs.length = 0;
    const { status, body } = await get(root + rest);
    expect([404, 400]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ status });
    expect(server.logs.filter((line) => line.includes('"level":"error"') || line.includes('stack'))).toEqual(
      [],
    );
  });
});

describe('a link in the folder of widgets', () => {
  it.each(['file.js', 'folder/secret.js', 'broken.js', 'circle.js'])(
    'WIDGET-5: is not found if it leads out of the folder, or nowhere: %s',
    async (file) => {
      expect((await get(`/widgets/${file}`)).status).toBe(404);
    },
  );

  it('WIDGET-1: is served if it stays in the folder', async () => {
    expect(await get('/widgets/alias.js')).toMatchObject({ status: 200, body: 'own' });
    expect(await get('/widgets/inner/own.js')).toMatchObject({ status: 200, body: 'own' });
  });
});
