import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

it('the container has a program that its user cannot change', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n');
  const image = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(image.filter((line) => line.includes('chown'))).toEqual([
    'RUN mkdir /data && chown node:node /data',
  ]);
  expect(image).toContain('USER node');
});

it('a composed server writes to its volume and to /tmp alone, and gains no rights', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'));
  expect(services.server).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});
