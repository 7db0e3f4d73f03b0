/** What the basic file of the font is asked for with; which weight makes no difference. */
const BASIC = '1rem Inter';

/** Fetches the font of a page that came without it, and shows the page in it once it is there. */
export function bringFont(page: Document): void {
  const { dataset } = page.documentElement;
  if (dataset['font'] !== 'later') return;
  const show = () => {
    delete dataset['font'];
  };
  page.fonts.load(BASIC).then(show, show);
}
