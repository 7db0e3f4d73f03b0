import { expect, it } from 'vitest';
import { practiceSettingsMachine } from '#machines/practice-settings/practice-settings.machine.ts';
import {
  selectHasChanges,
  selectMessages,
  selectNotice,
  selectSettingsPhase,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { REFUSED, STORED } from './practice-settings.model.ts';

async function saveAnotherPhone(failure: unknown) {
  const { actor, ports, now } = startChart(practiceSettingsMachine);
  await ports.loadSettings.succeed(STORED);
  const typePhone = (value: string) => actor.send({ type: 'field.change', field: 'telephoneNumber', value });
  typePhone('6145550199');
  actor.send({ type: 'settings.save' });
  await ports.saveSettings.fail(failure);
  return { actor, ports, now, typePhone };
}

it('ERR-1: a refusal of a field is shown at the field only, also after the user corrects it', async () => {
  const { now, typePhone } = await saveAnotherPhone(REFUSED);
  expect([selectMessages(now()).telephoneNumber, selectNotice(now())]).toEqual([REFUSED.message, null]);
  typePhone('6145550188');
  expect([selectMessages(now()).telephoneNumber, selectNotice(now())]).toEqual([undefined, null]);
});

it('ERR-1: after a save without a response, the notice stays until the user discards the changes, which loads the settings', async () => {
  const { actor, ports, now, typePhone } = await saveAnotherPhone(BUSY);
  typePhone(STORED.telephoneNumber);
  expect([selectHasChanges(now()), selectNotice(now())]).toEqual([false, BUSY.message]);
  typePhone('6145550188');
  actor.send({ type: 'settings.discard' });
  expect([selectSettingsPhase(now()), ports.loadSettings.asked.length]).toEqual(['loading', 2]);
});
