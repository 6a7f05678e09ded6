import { m } from '@briefcast/i18n/messages';
import type { About } from '../lib/head.ts';

/** What the pages that always say the same are about, in the current locale. */
export const aboutTerms = (): About => ({ title: m.terms_title(), description: m.terms_description() });

export const aboutPrivacy = (): About => ({ title: m.privacy_title(), description: m.privacy_description() });

export const aboutRefunds = (): About => ({ title: m.refunds_title(), description: m.refunds_description() });

export const aboutPackExpiration = (): About => ({
  title: m.expiry_title(),
  description: m.expiry_description(),
});

export const aboutPrices = (): About => ({ title: m.prices_title(), description: m.prices_description() });

export const aboutLogin = (): About => ({ title: m.login_title(), isHidden: true });

export const aboutSignUp = (): About => ({ title: m.signup_page(), isHidden: true });

export const aboutMissing = (): About => ({ title: m.missing_title(), isHidden: true });
