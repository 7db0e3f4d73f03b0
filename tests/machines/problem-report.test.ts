import { describe, expect, it } from 'vitest';
import { problemReportMachine } from '#machines/problem-report/problem-report.machine.ts';
import {
  selectFailure,
  selectIsNext,
  selectLogPhase,
  selectSentNumber,
} from '#machines/problem-report/problem-report.selectors.ts';
import { BUSY } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';

function startReport() {
  const { actor, ports, effects, now } = startChart(problemReportMachine);
  return {
    actor,
    ports,
    unsaved: effects.reportUnsavedWork,
    now,
    write: (value: string) => actor.send({ type: 'field.change', field: 'message', value }),
    send: (errorId = '') => actor.send({ type: 'report.send', errorId }),
    message: () => now().context.fields.texts.message,
  };
}

describe('reporting a problem', () => {
  it('ATELIER-7.4: the message is sent without the spaces around it, with the error ID; the number is shown, and the next report starts empty', async () => {
    const { actor, ports, now, write, send, message, unsaved } = startReport();
    write('  The receipt stays empty.\nTwice. ');
    send('7d41f0ce');
    expect(ports.sendReport.asked).toEqual([
      { message: 'The receipt stays empty.\nTwice.', errorId: '7d41f0ce' },
    ]);
    await ports.sendReport.succeed('4829-1375');
    expect(selectSentNumber(now())).toBe('4829-1375');
    actor.send({ type: 'report.restart' });
    expect([selectSentNumber(now()), message()]).toEqual([null, '']);
    expect(unsaved).toEqual([{ isUnsaved: true }, { isUnsaved: false }]);
  });

  it('ERR-1: a saved log replaces the failure of sending, and does not hide the next one', async () => {
    const { actor, ports, now, write, send } = startReport();
    write('It hangs');
    send();
    await ports.sendReport.fail(BUSY);
    actor.send({ type: 'report.save' });
    await ports.saveReport.succeed(undefined);
    expect([selectFailure(now()), selectLogPhase(now())]).toEqual([null, 'saved']);
    send();
    await ports.sendReport.fail(BUSY);
    expect([selectFailure(now())?.message, selectLogPhase(now())]).toEqual([BUSY.message, 'unsaved']);
  });

  it('ATELIER-7: closing Help forgets the results that it showed, and keeps the message', async () => {
    const { actor, ports, now, write, send, message } = startReport();
    write('It hangs');
    send();
    actor.send({ type: 'report.save' });
    actor.send({ type: 'help.close' });
    await ports.sendReport.fail(BUSY);
    await ports.saveReport.fail(new Error('The recorder did not load.'));
    expect([selectFailure(now())?.message, selectLogPhase(now())]).toEqual(['The server is busy.', 'failed']);
    actor.send({ type: 'help.close' });
    expect([selectFailure(now()), selectLogPhase(now()), message()]).toEqual([null, 'unsaved', 'It hangs']);
    send();
    await ports.sendReport.succeed('4829-1376');
    expect(selectSentNumber(now())).toBe('4829-1376');
    actor.send({ type: 'help.close' });
    expect([selectSentNumber(now()), selectIsNext(now())]).toEqual([null, false]);
  });
});
