import { beforeEach, describe, expect, it } from 'vitest';
import { keyPressIn, onKeyDown } from '#app/shell/key-presses.ts';
import type { KeyPress } from '#domain/navigation/shortcut.ts';

const GIVEN = { isMac: false, hasSingleKeys: true };

/** The key that is pressed where the focus is, as the shortcuts read it. */
function pressed(init: KeyboardEventInit = { key: 'g' }): KeyPress | undefined {
  let heard: KeyPress | undefined;
  const stop = onKeyDown((event) => {
    heard = keyPressIn(event, GIVEN);
  });
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true }));
  stop();
  return heard;
}

/** Puts this into the page and the focus into the part of it that carries `id=focus`. */
function put(html: string): void {
  document.body.innerHTML = html;
  document.getElementById('focus')?.focus();
}

const focusIn = (html: string) => {
  put(html);
  return pressed()?.focus;
};

beforeEach(() => put(''));

describe('a key press as the browser tells it', () => {
  it('ROUTE-8: has its modifiers, and is none of its own while it repeats or is composed', () => {
    expect(pressed({ key: 'K', ctrlKey: true, shiftKey: true })).toEqual({
      key: 'K',
      ctrl: true,
      meta: false,
      alt: false,
      shift: true,
      isPartial: false,
      focus: 'page',
      ...GIVEN,
    });
    expect(pressed({ key: 'k', metaKey: true, altKey: true })).toMatchObject({ meta: true, alt: true });
    for (const init of [{ repeat: true }, { isComposing: true }])
      expect(pressed({ key: 'g', ...init })?.isPartial).toBe(true);
  });

  it('ROUTE-8: that somebody else has used is none of the shortcuts’, and nobody hears of it once they stop', () => {
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    const event = new KeyboardEvent('keydown', { key: 'g', bubbles: true, cancelable: true });
    let heard = 0;
    const stop = onKeyDown((told) => {
      heard += 1;
      expect(keyPressIn(told, GIVEN).isPartial).toBe(true);
    });
    document.body.dispatchEvent(event);
    stop();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
    document.body.removeEventListener('keydown', use);
    expect(heard).toBe(1);
  });
});

describe('where a key is pressed', () => {
  it.each([
    ['on the page', '<button id="focus">Save</button>', 'page'],
    ['in a text field', '<input id="focus" aria-label="Name">', 'field'],
    [
      'in a list to choose from',
      '<select id="focus" aria-label="State"><option>OH</option></select>',
      'field',
    ],
    [
      'in a menu',
      '<div role="menu"><div id="focus" role="menuitem" tabindex="-1">Logout</div></div>',
      'field',
    ],
    [
      'beside a dialog that lies over the page',
      '<div role="dialog" data-state="open"></div><button id="focus">Save</button>',
      'dialog',
    ],
    [
      'in a field of a dialog that only fades any more',
      '<div role="dialog" data-state="closed"><input id="focus" aria-label="Find"></div>',
      'page',
    ],
    [
      'in a menu that only fades any more',
      '<div role="menu" data-state="closed"><div id="focus" role="menuitem" tabindex="-1">Logout</div></div>',
      'page',
    ],
    [
      'in a list that only fades any more',
      '<div data-exiting="true"><div role="listbox"><div id="focus" role="option" tabindex="-1">A</div></div></div>',
      'page',
    ],
  ])('ROUTE-8: %s', (_, html, focus) => {
    expect(focusIn(html)).toBe(focus);
  });

  it('BELL-2: a panel that is open takes its keys; one that has just been closed leaves them to the page, though it has the focus still', () => {
    put('<div id="focus" popover role="dialog" tabindex="-1">Notifications</div>');
    const panel = document.getElementById('focus');
    panel?.showPopover();
    panel?.focus();
    expect([document.activeElement === panel, pressed()?.focus]).toEqual([true, 'field']);
    panel?.hidePopover();
    let focus: string | undefined;
    const stop = onKeyDown((event) => {
      focus = keyPressIn(event, GIVEN).focus;
    });
    panel?.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
    stop();
    expect(focus).toBe('page');
  });

  it('WIDGET-1: in a field of a widget that draws into a root of its own', () => {
    put('<div id="widget"></div>');
    const root = document.getElementById('widget')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<textarea aria-label="Note"></textarea>';
    root?.querySelector('textarea')?.focus();
    expect(pressed()?.focus).toBe('field');
  });
});
