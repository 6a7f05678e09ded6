import { m } from '@briefcast/i18n/messages';
import type { About } from '../../lib/head.ts';

/** The metadata of the page where the code of a certificate is entered, in the current locale. */
export const aboutVerify = (): About => ({ title: m.verify_page(), description: m.verify_enter_lead() });

/** Head of a certificate's page, which names people and is for those who have its code. */
export const aboutCertificate = (): About => ({ title: m.verify_page(), isHidden: true });
