import { ApiFailure } from '#domain/failure/failure.ts';
import type { PracticeLogo } from '#domain/practice/practice-logo.ts';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PracticePath } from './member.ts';
import type { components } from './schema.d.ts';
import { isNullOr, isNumber, isOneOf, isRecordOf, isText } from './shape.ts';

const SETTINGS = '/admin/organization/{organizationId}/practice/{practiceId}/settings';
const LOGO = '/admin/organization/{organizationId}/practice/{practiceId}/logo';

const isSettings = isRecordOf<PracticeSettings>({
  timeZone: isText,
  telephoneNumber: isText,
  weekdayHours: isText,
  weekendHours: isText,
  emailSupport: isText,
  address: isText,
  version: isNumber,
});

const isCurrentLogo = isRecordOf<{ logo: PracticeLogo | null }>({
  logo: isNullOr(
    isRecordOf<PracticeLogo>({
      id: isText,
      type: isOneOf(['image/png', 'image/jpeg']),
      image: isText,
      width: isNumber,
      height: isNumber,
    }),
  ),
});

export const getPracticeSettings = (
  client: PortalClient,
  path: PracticePath,
  signal: AbortSignal,
): Promise<PracticeSettings> => answerOf(client.GET(SETTINGS, { params: { path }, signal }), isSettings);

/** `stale`: nothing was saved, because the settings were changed since their version. */
export async function setPracticeSettings(
  client: PortalClient,
  path: PracticePath,
  settings: PracticeSettings,
): Promise<{ kind: 'saved' | 'stale'; settings: PracticeSettings }> {
  const body = {
    ...settings,
    telephoneNumber: digitsOf(settings.telephoneNumber),
    /** The server rejects values that are not on its list. */
    timeZone: settings.timeZone as components['schemas']['PracticeSettingsChange']['timeZone'],
  };
  try {
    const saved = await answerOf(client.PUT(SETTINGS, { params: { path }, body }), isSettings);
    return { kind: 'saved', settings: saved };
  } catch (error) {
    const isStale = error instanceof ApiFailure && error.code === 'practiceSettingsChanged';
    const stored = isStale ? error.current?.[0] : undefined;
    if (!isSettings(stored)) throw error;
    return { kind: 'stale', settings: stored };
  }
}

export async function getPracticeLogo(
  client: PortalClient,
  path: PracticePath,
  signal: AbortSignal,
): Promise<PracticeLogo | null> {
  return (await answerOf(client.GET(LOGO, { params: { path }, signal }), isCurrentLogo)).logo;
}

/** `replaces`: the id of the logo that the user saw. */
export async function setPracticeLogo(
  client: PortalClient,
  path: PracticePath,
  body: { image: string; replaces: string | null },
): Promise<PracticeLogo> {
  const { logo } = await answerOf(client.PUT(LOGO, { params: { path }, body }), isCurrentLogo);
  if (logo === null) throw new Error('The server stored no logo.');
  return logo;
}

export const removePracticeLogo = (
  client: PortalClient,
  path: PracticePath & { logoId: string },
): Promise<void> => doneBy(client.DELETE(`${LOGO}/{logoId}`, { params: { path } }));
