import type { LegalPageName } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { About } from '../../lib/head.ts';

/** Heads of the legal pages, in the current locale. */
export const aboutLegal: Record<LegalPageName, () => About & { title: string }> = {
  terms: () => ({ title: m.terms_title(), description: m.terms_description() }),
  privacy: () => ({ title: m.privacy_title(), description: m.privacy_description() }),
  refunds: () => ({ title: m.refunds_title(), description: m.refunds_description() }),
  packExpiration: () => ({ title: m.expiry_title(), description: m.expiry_description() }),
};

export const aboutMissing = (): About => ({ title: m.missing_title(), isHidden: true });
