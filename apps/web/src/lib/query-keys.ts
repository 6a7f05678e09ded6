/**
 * Names of everything that is kept of the server. `deals.all` and the like match all below them:
 * `invalidateQueries({ queryKey: queryKeys.deals.all })`.
 */
export const queryKeys = {
  site: ['site'],
  ownProfile: ['own-profile'],
  ownAccount: {
    all: ['own-account'],
    account: ['own-account', 'account'],
    sessions: ['own-account', 'sessions'],
    removal: ['own-account', 'removal'],
  },
  team: ['team'],
  organizations: ['organizations'],
  organizationOfDeal: (dealId: string) => ['organizations', 'of-deal', dealId],
  invitation: (token: string) => ['invitation', token],
  categories: ['categories'],
  briefTemplates: ['brief-templates'],
  creators: {
    all: ['creators'],
    featured: ['creators', 'featured'],
    directory: (filters: unknown) => ['creators', 'directory', filters],
    one: (id: string) => ['creators', 'one', id],
    details: (id: string) => ['creators', 'details', id],
    similar: (id: string) => ['creators', 'similar', id],
  },
  rosters: {
    all: ['rosters'],
    saved: ['rosters', 'saved'],
    creators: ['rosters', 'creators'],
  },
  portfolio: (userId: string) => ['portfolio', userId],
  deals: {
    all: ['deals'],
    lists: ['deals', 'list'],
    open: (side: string) => ['deals', 'list', 'open', side],
    closed: (side: string, status: string, search: string) => [
      'deals',
      'list',
      'closed',
      side,
      status,
      search,
    ],
    stats: ['deals', 'stats'],
    brandStats: ['deals', 'stats', 'brand'],
    creatorStats: ['deals', 'stats', 'creator'],
    detail: (id: string) => ['deals', 'detail', id],
    messages: (id: string) => ['deals', 'detail', id, 'messages'],
    draft: (id: string) => ['deals', 'detail', id, 'draft'],
    shares: (id: string) => ['deals', 'detail', id, 'shares'],
  },
  comments: {
    all: ['comments'],
    deal: (dealId: string) => ['comments', dealId],
    /** Of a file with all its versions. */
    stack: (dealId: string, stackId: string) => ['comments', dealId, stackId],
    tasks: (dealId: string) => ['comments', dealId, 'tasks'],
  },
  /** Below what they change with. */
  usage: {
    own: (userId: string, uploads: number) => ['portfolio', userId, 'usage', uploads],
    deal: (id: string) => ['deals', 'detail', id, 'usage'],
  },
  notifications: {
    all: ['notifications'],
    list: ['notifications', 'list'],
    unread: ['notifications', 'unread'],
    settings: ['notifications', 'settings'],
    unsubscription: (token: string) => ['notifications', 'unsubscription', token],
  },
  share: {
    all: (token: string) => ['share', token],
    door: (token: string) => ['share', token, 'door'],
    files: (token: string, guest: string | null) => ['share', token, 'files', guest],
    comments: (token: string) => ['share', token, 'comments'],
  },
  linkPreview: (url: string) => ['link-preview', url],
  admin: {
    all: ['admin'],
    dashboard: ['admin', 'dashboard'],
    creators: (search: string) => ['admin', 'creators', search],
    brands: (search: string) => ['admin', 'brands', search],
    deals: (search: string, status: string) => ['admin', 'deals', search, status],
    admins: ['admin', 'admins'],
    audit: ['admin', 'audit'],
    jobs: ['admin', 'jobs'],
  },
} as const;
