import { expect, it } from 'vitest';
import { licenseNotices } from '../../scripts/build/license-notices.ts';

const ICONS = {
  name: 'icons',
  version: '1.0.0',
  identifier: 'ISC',
  text: 'ISC License\r\n\r\nCopyright (c) Icons\n',
};

it('parts with the same license text share one copy of it', () => {
  const arrows = { ...ICONS, name: 'arrows', text: 'ISC License\n\nCopyright (c) Icons' };
  const notices = licenseNotices([ICONS, arrows, ICONS]);
  expect(notices).toContain(
    '\narrows 1.0.0 (ISC)\nicons 1.0.0 (ISC)\n\nISC License\n\nCopyright (c) Icons\n',
  );
  expect(notices.match(/ISC License/g)).toHaveLength(1);
});

it.each([
  ['names none', { name: 'bare', version: '2.0.0', author: 'A. Author' }, 'bare 2.0.0, by A. Author'],
  ['names "UNLICENSED"', { ...ICONS, identifier: 'UNLICENSED' }, 'icons 1.0.0 (UNLICENSED)'],
] as const)('the build stops at a part without a license: %s', (_, part, named) => {
  expect(() => licenseNotices([ICONS, part])).toThrow(
    `The built portal contains parts without a license: ${named}`,
  );
});
