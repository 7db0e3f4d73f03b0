import { addons } from 'storybook/manager-api';
import { themeOf } from './themes.ts';

addons.setConfig({ theme: themeOf('system'), sidebar: { showRoots: true } });
