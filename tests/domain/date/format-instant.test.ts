import { expect, it } from 'vitest';
import { formatInstant, formatZoned } from '#domain/date/format-instant.ts';
import { inEachZone } from '../../support/time-zones.ts';

it('CONST-3: a time of the practice names its zone exactly where the user’s own clock shows another time', async () => {
  const WINTER = '2026-01-15T17:04:00Z';
  const SUMMER = '2026-03-16T16:00:00Z';
  await inEachZone((zone) => {
    const isHere = zone === 'America/New_York';
    expect(formatInstant(SUMMER, 'America/New_York')).toBe(`03/16/2026, 12:00 PM${isHere ? '' : ' EDT'}`);
    expect(formatInstant(SUMMER, 'America/Detroit')).toBe(`03/16/2026, 12:00 PM${isHere ? '' : ' EDT'}`);
    expect(formatInstant(WINTER, 'America/Phoenix')).toBe('01/15/2026, 10:04 AM MST');
    expect(formatZoned(WINTER, 'America/New_York')).toBe('01/15/2026, 12:04 PM EST');
  });
});
