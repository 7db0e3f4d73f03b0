const FONT = '1rem Inter';

/** Loads the font of a page that was sent without it (`data-font="later"`). */
export function loadFont(page: Document): void {
  const { dataset } = page.documentElement;
  if (dataset['font'] !== 'later') return;
  const show = () => {
    delete dataset['font'];
  };
  page.fonts.load(FONT).then(show, show);
}
