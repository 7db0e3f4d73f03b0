/** In a narrower window the drawer lies over the page (LAYOUT-5). */
export const NARROW_VIEWPORT_PX = 1024;
