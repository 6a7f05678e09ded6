import { m } from '@briefcast/i18n/messages';
import type { About } from '../../lib/head.ts';

/** The metadata of login and sign-up, in the current locale. */
export const aboutLogin = (): About => ({ title: m.login_title(), isHidden: true });

export const aboutSignUp = (): About => ({ title: m.signup_page(), isHidden: true });
