import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { describeChart } from '../describe/describe.ts';
import { structureDiff } from '../describe/diff.ts';
import { structureOf } from '../describe/structure.ts';
import { toScxml } from '../export/scxml.ts';
import { machineOf } from '../import/machine.ts';
import { chartInScxml } from '../import/scxml.ts';
import { oddChart } from './odd-chart.ts';

const MICROWAVE = `<?xml version="1.0"?>
<!-- Written by hand, with another tool's element in it. -->
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:tool="urn:tool" version="1.0" name="microwave" initial="oven">
  <datamodel><data id="watts" expr="800"/></datamodel>
  <parallel id="oven">
    <tool:position x="1"/>
    <state id="engine" initial="off">
      <state id="off">
        <transition event="turn.on" cond="watts &gt; 0 &amp;&amp; In('closed')" target="on"/>
      </state>
      <state id="on">
        <onentry><log label="hum"/><send id="t" event="time" delay="1.5s"/></onentry>
        <onexit><cancel sendid="t"/></onexit>
        <invoke id="fan" src="blower"/>
        <transition event="time done.invoke.fan" target="off"><raise event="bell"/></transition>
        <transition event="turn.*" type="internal"><assign location="watts" expr="400"/></transition>
      </state>
      <history id="before" type="deep"><transition target="off"/></history>
    </state>
    <state id="door">
      <initial><transition target="closed"/></initial>
      <state id="closed"><transition event="door.open" target="open"/></state>
      <state id="open"><transition event="door.close" target="door"/></state>
      <final id="broken"/>
    </state>
    <state id="rung"><transition event="bell" target="rung"/></state>
  </parallel>
</scxml>`;

describe('an SCXML document', () => {
  const machine = machineOf(chartInScxml(MICROWAVE));
  const { id, states, transitions } = describeChart(machine);

  it('is imported with its states, transitions, actions, invoked work and delays', () => {
    expect(id).toBe('microwave');
    expect(states.map((state) => [state.id.replace('microwave.oven', '…'), state.type])).toEqual([
      ['microwave', 'compound'],
      ['…', 'parallel'],
      ['….engine', 'compound'],
      ['….engine.off', 'atomic'],
      ['….engine.on', 'atomic'],
      ['….engine.before', 'history'],
      ['….door', 'compound'],
      ['….door.closed', 'atomic'],
      ['….door.open', 'atomic'],
      ['….door.broken', 'final'],
      ['….rung', 'atomic'],
    ]);
    const on = states.find(({ key }) => key === 'on');
    expect([on?.entry, on?.exit, on?.invoked]).toEqual([['log hum'], [], [{ id: 'fan', src: 'blower' }]]);
    expect(
      transitions.map(({ kind, trigger, guard, targets, actions, delayMs, reenters }) =>
        [kind, trigger, guard, targets[0]?.split('.').at(-1), actions.join(), delayMs, reenters].join(' '),
      ),
    ).toEqual([
      "event turn.on watts > 0 && In('closed') on   false",
      'actorDone fan  off raise bell  false',
      'event turn.*   assign watts  false',
      'delay 1500  off raise bell 1500 false',
      'event door.open  open   false',
      'event door.close  door   false',
      'event bell  rung   true',
    ]);
  });

  it('runs: its delay ends, and its raised event is accepted', () => {
    const clock = new SimulatedClock();
    const actor = createActor(machine, { clock });
    const taken: unknown[] = [];
    actor.system.inspect((inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(inspected.event.type);
    });
    actor.start();
    actor.send({ type: 'turn.on', conditions: false });
    expect(actor.getSnapshot().matches({ oven: { engine: 'off' } })).toBe(true);
    actor.send({ type: 'turn.on' });
    expect(actor.getSnapshot().matches({ oven: { engine: 'on' } })).toBe(true);
    clock.increment(1500);
    expect(actor.getSnapshot().matches({ oven: { engine: 'off' } })).toBe(true);
    expect(taken.at(-1)).toBe('bell');
  });

  it.each([
    ['another document', '<html/>', 'This is not an SCXML document: it starts with <html>.'],
    ['text that is not XML', 'states: [open]', 'An XML document has exactly one element around everything.'],
    ['an element that is not closed', '<scxml>\n<state id="a">', 'Line 2: <state> is not closed.'],
    ['a wrong end', '<scxml>\n</state>', 'Line 2: </state> closes no open element.'],
    ['a document type', '<!DOCTYPE scxml><scxml/>', 'Line 1: this is not well-formed XML.'],
    ['an unknown entity', '<scxml name="&who;"/>', 'Line 1: &who; is unknown.'],
    ['an unknown element', '<scxml>\n\n<sate/></scxml>', "Line 3: <scxml> can't contain <sate>."],
    [
      'an unknown target',
      '<scxml><state id="a">\n<transition event="go" target="b"/></state></scxml>',
      'Line 2: there is no state b.',
    ],
    [
      'two states of one id',
      '<scxml><state id="a"/>\n<state id="a"/></scxml>',
      'Line 2: two states have the id a.',
    ],
    [
      'an unknown delay',
      '<scxml><state id="a"><onentry>\n<send event="e" delay="5min"/></onentry><transition event="e"/></state></scxml>',
      'Line 2: "5min" is not a delay, such as 500ms or 2s.',
    ],
    [
      'a start deep inside',
      '<scxml initial="b"><state id="a"><state id="b"/></state></scxml>',
      'Line 1: the initial state of chart must be one state directly inside it.',
    ],
  ])('is rejected with the line of the mistake: %s', (_, text, message) => {
    expect(() => chartInScxml(text)).toThrow(new Error(message));
  });
});

it('an event of an SCXML document accepts the events below it that the document names', () => {
  const shop = createActor(
    machineOf(
      chartInScxml(
        '<scxml name="shop"><state id="open"><transition event="order" target="packing"/><transition event="close" target="shut"/></state><state id="packing"><transition event="order.paid" target="open"/></state><state id="shut"/></scxml>',
      ),
    ),
  ).start();
  const after = (type: string) => {
    shop.send({ type });
    return shop.getSnapshot().value;
  };
  const types = [
    'orders',
    'order.paid',
    'order.sent',
    'order.paid',
    'order',
    'order.paid',
    'close.late',
    'close',
  ];
  expect(types.map(after)).toEqual(['open', 'packing', 'packing', 'open', 'packing', 'open', 'open', 'shut']);
});

it('an exported chart with every feature and odd names is imported with the same structure', () => {
  const imported = describeChart(machineOf(chartInScxml(toScxml(oddChart))));
  const named = (chart: typeof oddChart) => new Map([[chart.id, structureOf(chart)]]);
  expect(structureDiff(named(oddChart), named(imported))).toEqual([]);
});
