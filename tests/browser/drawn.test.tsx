import { describe, expect, it } from 'vitest';
import { isOneIn, oncePerDrawing, readDrawn } from '#tests/support/pages/drawn.ts';

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
    ['a field that has a second name', FIELD.replace('class', 'aria-label="Name" class')],
    ['a link that leads nowhere', `${FIELD}<a class="link">Read more</a>`],
  ])('changes with %s', (_, html) => {
    const others = [FIELD, `${FIELD}<p class="message" hidden>Name is required</p>`];
    for (const other of others) expect(drawn(html)).not.toBe(drawn(other));
  });

  it('changes with the theme that the page is shown in', () => {
    const before = drawn(FIELD);
    document.documentElement.dataset['theme'] = 'aqua';
    expect(drawn(FIELD)).not.toBe(before);
    delete document.documentElement.dataset['theme'];
    expect(drawn(FIELD)).toBe(before);
  });
});

describe('axe', () => {
  const audit = () => {
    const asked: string[] = [];
    const once = oncePerDrawing();
    const look = (drawn: string | undefined, findings: readonly string[] = []) =>
      once(
        async () => drawn,
        async () => {
          asked.push(String(drawn));
          return findings;
        },
      );
    return { asked, look };
  };

  it('looks once at what is drawn alike, whoever asks, and tells each what it found', async () => {
    const { asked, look } = audit();
    expect(await look('a page', ['no name'])).toEqual(['no name']);
    expect(await look('a page')).toEqual(['no name']);
    expect(await look('another page')).toEqual([]);
    expect(asked).toEqual(['a page', 'another page']);
  });

  it('looks each time where nobody says what is drawn, as for a proof', async () => {
    const { asked, look } = audit();
    await look(undefined);
    await look(undefined);
    expect(asked).toHaveLength(2);
  });

  it('looks at one drawing in so many, the same ones each time', async () => {
    const asked: string[] = [];
    const once = oncePerDrawing(isOneIn(4));
    for (const drawn of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'd'])
      await once(
        async () => drawn,
        async () => {
          asked.push(drawn);
          return [];
        },
      );
    expect(asked).toEqual(['d', 'h']);
  });

  it('looks again at what made way for something else meanwhile', async () => {
    const once = oncePerDrawing();
    const drawn = ['a page', 'a dialog over it', 'a page', 'a page'];
    let asked = 0;
    const look = () =>
      once(
        async () => drawn.shift(),
        async () => {
          asked += 1;
          return [];
        },
      );
    await look();
    await look();
    expect(asked).toBe(2);
  });
});
