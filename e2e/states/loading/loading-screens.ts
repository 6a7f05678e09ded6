/** Every screen that loads something, for everybody who sees it. */
import { admins } from './admins.ts';
import { brands } from './brands.ts';
import { creators } from './creators.ts';
import type { LoadingScreen } from './loading-screen.ts';
import { open } from './open.ts';

export const loadingScreens: readonly LoadingScreen[] = [...open, ...brands, ...creators, ...admins];
