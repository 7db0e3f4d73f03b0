import { describe, expect, it } from 'vitest';
import { readDrawn } from '#tests/support/pages/drawn.ts';

const FIELD = '<label for="a">Name</label><input id="a" class="field" value="Ada">';

function drawn(html: string): string {
  document.body.innerHTML = `<main>${html}</main>`;
  return readDrawn();
}

describe('what is drawn', () => {
  it('stays the same while only words, numbers, or how many there are of a kind change', () => {
    const list = '<ul><li class="row">Ada</li></ul>';
    expect(drawn(`${FIELD}<ul><li class="row">Max</li><li class="row">Dana</li></ul>`)).toBe(
      drawn(`${FIELD}${list}`),
    );
    expect(drawn(FIELD.replaceAll('"a"', '"b"').replace('Ada', 'Max'))).toBe(drawn(FIELD));
  });

  it.each([
    ['a message that comes up', `${FIELD}<p class="message">Name is required</p>`],
    ['a message that has no words', `${FIELD}<p class="message"></p>`],
    ['a field that is faulty now', FIELD.replace('class', 'aria-invalid="true" class')],
    ['a field without its name', FIELD.replace('<label for="a">Name</label>', '')],
    ['a field in another place', `<section>${FIELD}</section>`],
    ['a field that is hidden', `<div hidden>${FIELD}</div>`],
  ])('changes with %s', (_, html) => {
    const others = [FIELD, `${FIELD}<p class="message" hidden>Name is required</p>`];
    for (const other of others) expect(drawn(html)).not.toBe(drawn(other));
  });
});
