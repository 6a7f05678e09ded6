/** Facts of a deal that its log holds. Drafts, views and links for guests do not concern both sides. */
import { loggedFacts } from '../generated/logged-facts.ts';

export { loggedFacts };

/** Kind of an entry. Newer servers may write kinds that an older client does not know. */
export type LogKind = (typeof loggedFacts)[number] | 'log.started' | 'message.sent' | 'certificate.issued';
