/** Every kind of news, from the rows of all nouns. Apart from the refusals, which pages load that tell no news. */
import * as accounts from './accounts/noun.ts';
import * as additions from './additions/noun.ts';
import * as bankDetails from './bank-details/noun.ts';
import * as castings from './castings/noun.ts';
import * as comments from './comments/noun.ts';
import * as credits from './credits/noun.ts';
import * as deals from './deals/noun.ts';
import * as disputes from './disputes/noun.ts';
import * as einvoices from './einvoices/noun.ts';
import * as invoices from './invoices/noun.ts';
import * as messages from './messages/noun.ts';
import * as moderation from './moderation/noun.ts';
import * as payouts from './payouts/noun.ts';
import * as profiles from './profiles/noun.ts';
import * as renewals from './renewals/noun.ts';
import * as rights from './rights/noun.ts';
import * as samples from './samples/noun.ts';
import * as subscriptions from './subscriptions/noun.ts';

export const news = {
  ...accounts.news,
  ...profiles.news,
  ...credits.news,
  ...subscriptions.news,
  ...deals.news,
  ...rights.news,
  ...renewals.news,
  ...samples.news,
  ...additions.news,
  ...castings.news,
  ...payouts.news,
  ...disputes.news,
  ...bankDetails.news,
  ...invoices.news,
  ...einvoices.news,
  ...comments.news,
  ...messages.news,
  ...moderation.news,
};
