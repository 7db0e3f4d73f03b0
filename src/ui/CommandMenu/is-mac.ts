export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
