import { beforeEach, describe, expect, it } from 'vitest';
import { keyPressIn, onKeyDown } from '#app/shell/key-presses.ts';
import type { KeyPress } from '#domain/navigation/shortcut.ts';

const GIVEN = { isMac: false, hasSingleKeys: true, hasSearchBox: false };

/** Presses a key on the focused element and returns what the shortcuts read. */
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

/** Renders the HTML and focuses its element with `id=focus`. */
function put(html: string): void {
  document.body.innerHTML = html;
  document.getElementById('focus')?.focus();
}

const focusIn = (html: string) => {
  put(html);
  return pressed()?.focus;
};

beforeEach(() => put(''));

describe('a key press of the browser', () => {
  it('ROUTE-8: has its modifiers, and is partial while it repeats or an input method composes', () => {
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

  it('ROUTE-8: is partial after another listener prevented its default, and stops after unsubscribing', () => {
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    const event = new KeyboardEvent('keydown', { key: 'g', bubbles: true, cancelable: true });
    let heard = 0;
    const stop = onKeyDown((press) => {
      heard += 1;
      expect(keyPressIn(press, GIVEN).isPartial).toBe(true);
    });
    document.body.dispatchEvent(event);
    stop();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
    document.body.removeEventListener('keydown', use);
    expect(heard).toBe(1);
  });
});

describe('the location of a key press', () => {
  it.each([
    ['on the page', '<button id="focus">Save</button>', 'page'],
    ['in a text field', '<input id="focus" aria-label="Name">', 'field'],
    ['in a select', '<select id="focus" aria-label="State"><option>OH</option></select>', 'field'],
    [
      'in a menu',
      '<div role="menu"><div id="focus" role="menuitem" tabindex="-1">Logout</div></div>',
      'field',
    ],
    [
      'beside an open dialog',
      '<div role="dialog" data-state="open"></div><button id="focus">Save</button>',
      'dialog',
    ],
    [
      'in a field of a dialog that is fading out',
      '<div role="dialog" data-state="closed"><input id="focus" aria-label="Find"></div>',
      'page',
    ],
    [
      'in a menu that is fading out',
      '<div role="menu" data-state="closed"><div id="focus" role="menuitem" tabindex="-1">Logout</div></div>',
      'page',
    ],
    [
      'in a list that is fading out',
      '<div data-exiting="true"><div role="listbox"><div id="focus" role="option" tabindex="-1">A</div></div></div>',
      'page',
    ],
  ])('ROUTE-8: %s', (_, html, focus) => {
    expect(focusIn(html)).toBe(focus);
  });

  it('BELL-2: an open panel takes its keys; a panel that was just closed leaves them to the page, even with the focus', () => {
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

  it('WIDGET-1: in a field of a widget with a shadow root', () => {
    put('<div id="widget"></div>');
    const root = document.getElementById('widget')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<textarea aria-label="Note"></textarea>';
    root?.querySelector('textarea')?.focus();
    expect(pressed()?.focus).toBe('field');
  });
});
