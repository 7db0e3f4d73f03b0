import type { Handlers } from '../http/call.ts';
import { conflict, notFound, unprocessable } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { logoImageOf } from './logo-image.ts';

type Settings = Pick<
  Handlers,
  'getPracticeSettings' | 'setPracticeSettings' | 'getPracticeLogo' | 'setPracticeLogo' | 'removePracticeLogo'
>;

const LOGO_CHANGED = 'Someone else changed the logo. Check the one that is stored and try again.';

export const practiceManagement = ({ practiceSettings, practiceLogos }: Services): Settings => ({
  async getPracticeSettings({ params }) {
    const settings = await practiceSettings.find(params.practiceId);
    if (!settings) throw notFound();
    return settings;
  },

  async setPracticeSettings({ params, body }) {
    const outcome = await practiceSettings.set(params.practiceId, body);
    if (outcome.kind === 'unknown') throw notFound();
    if (outcome.kind === 'stale')
      throw conflict(
        'practiceSettingsChanged',
        'Someone else changed these settings. Check the stored values and save again.',
        [outcome.settings],
      );
    return outcome.settings;
  },

  async getPracticeLogo({ params }) {
    return { logo: await practiceLogos.current(params.practiceId) };
  },

  async setPracticeLogo({ params, body: { image, replaces } }) {
    const wanted = logoImageOf(Buffer.from(image, 'base64'));
    if ('problem' in wanted) throw unprocessable('logoRejected', wanted.problem);
    const logo = await practiceLogos.set(params.practiceId, wanted, replaces);
    if (!logo) throw conflict('logoChanged', LOGO_CHANGED);
    return { logo };
  },

  async removePracticeLogo({ params }) {
    if (!(await practiceLogos.remove(params.practiceId, params.logoId))) throw notFound();
  },
});
