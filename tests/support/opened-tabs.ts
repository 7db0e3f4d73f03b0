/** A tab that the page has opened, in place of a browser tab. */
export interface OpenedTab {
  words: () => string;
  address: string;
  closed: boolean;
}

declare global {
  var openedTabs: OpenedTab[] | undefined;
}

/** Runs on the page before any other code. Records the page's tabs where the walk can read them. */
export function recordTabs(): void {
  const tabs: OpenedTab[] = [];
  globalThis.openedTabs = tabs;
  globalThis.open = () => {
    const inside = document.implementation.createHTMLDocument();
    const tab = {
      opener: globalThis,
      document: inside,
      words: () => inside.body.textContent,
      address: '',
      location: {
        replace(address: string) {
          tab.address = address;
        },
      },
      closed: false,
      close() {
        tab.closed = true;
      },
    };
    tabs.push(tab);
    return tab as unknown as Window;
  };
}
