/** Names of people and organisations, as everybody reads them (rules/accounts#names). */

import { finding } from '../findings.ts';
import { requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { hasAddress } from '../moderation/contact-details.ts';

/** Name shown in mails to strangers: it may lead nobody to an address. */
export const ownName = requiredLine(limits.name).refine((name) => !hasAddress(name), {
  error: finding('name.has_address'),
});
