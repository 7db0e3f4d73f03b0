import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { textToPayMachine } from '#machines/text-to-pay/text-to-pay.machine.ts';
import { selectIsOpen } from '#machines/text-to-pay/text-to-pay.selectors.ts';

function startTextToPay() {
  const actor = createActor(textToPayMachine).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    const { texts, refusal } = snapshot.context.fields;
    return [selectIsOpen(snapshot), texts.address, refusal?.message ?? null];
  };
  return { actor, seen };
}

describe('Text To Pay', () => {
  it('DIALOG-1: the form opens with the patient’s own address, and begins with it again', () => {
    const { actor, seen } = startTextToPay();
    expect(seen()).toEqual([false, '', null]);
    actor.send({ type: 'request.open', address: 'dana.nunez@mail.test' });
    expect(seen()).toEqual([true, 'dana.nunez@mail.test', null]);
    actor.send({ type: 'field.change', field: 'address', value: 'dana@mail.test' });
    expect(seen()).toEqual([true, 'dana@mail.test', null]);
    actor.send({ type: 'request.close' });
    expect(seen()).toEqual([false, 'dana@mail.test', null]);
    actor.send({ type: 'request.open', address: '' });
    expect(seen()).toEqual([true, '', null]);
  });

  it('FIELD-1: a rejected key changes nothing, and the field says why until the user leaves it', () => {
    const { actor, seen } = startTextToPay();
    actor.send({ type: 'request.open', address: 'dana@mail.test' });
    actor.send({ type: 'field.change', field: 'address', value: 'dana!@mail.test' });
    expect(seen()).toEqual([true, 'dana@mail.test', 'You can only use letters, numbers, and . @ _ - +']);
    actor.send({ type: 'field.change', field: 'address', value: 'dan@mail.test' });
    expect(seen()).toEqual([true, 'dan@mail.test', 'You can only use letters, numbers, and . @ _ - +']);
    actor.send({ type: 'field.blur', field: 'address' });
    expect(seen()).toEqual([true, 'dan@mail.test', null]);
  });

  it('FIELD-1: an address that came from the server stays as it is, whatever is in it', () => {
    const { actor, seen } = startTextToPay();
    actor.send({ type: 'request.open', address: 'o’hara@mail.test' });
    expect(seen()).toEqual([true, 'o’hara@mail.test', null]);
  });

  it('FIELD-1, FIELD-2: leaving the address tidies it only if the user changed it', () => {
    const { actor, seen } = startTextToPay();
    actor.send({ type: 'request.open', address: 'dana@mail.test.' });
    actor.send({ type: 'field.blur', field: 'address' });
    expect(seen()).toEqual([true, 'dana@mail.test.', null]);
    actor.send({ type: 'field.change', field: 'address', value: 'dan@mail.test.!' });
    actor.send({ type: 'field.blur', field: 'address' });
    expect(seen()).toEqual([true, 'dan@mail.test', null]);
  });
});
