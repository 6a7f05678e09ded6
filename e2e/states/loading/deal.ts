/** What both sides of a deal meet alike on its page. */

export const dealCall = '/api/deals/:deal';
export const nothingInDeal = { [dealCall]: { deal: { messages: [], files: [], hasEarlierMessages: false } } };
export const dealFailing = ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'];
