import { m } from '@briefcast/i18n/messages';
import type { About } from '../../lib/head.ts';

/** Heads of the static pages, in the current locale. */
export const aboutTerms = (): About => ({ title: m.terms_title(), description: m.terms_description() });

export const aboutPrivacy = (): About => ({ title: m.privacy_title(), description: m.privacy_description() });

export const aboutMissing = (): About => ({ title: m.missing_title(), isHidden: true });
