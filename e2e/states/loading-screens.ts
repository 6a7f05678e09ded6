/** What each screen that loads something says, to everybody who sees it, state by state (specification 2 and 8). */
import type { Visitor } from '../screens.ts';
import type { Empty } from './backend.ts';

export interface LoadingScreen {
  visitor: Exclude<Visitor, 'newcomer'>;
  /** `:deal` and `:creator` stand for ids. */
  path: string;
  /** The title of the deal that `:deal` stands for. */
  deal?: string;
  /** A heading further down, near which one must come before it loads. */
  below?: string;
  /** How the tab is named once there is something to show. */
  title: string;
  /** What brings its content. */
  calls: readonly string[];
  loading: string;
  filled: readonly string[];
  failing: readonly string[];
  empty: readonly string[];
  /** What the calls answer when there is nothing. */
  nothing: Record<string, Empty>;
  /** Reading it again meanwhile would shuffle what somebody looks at. */
  staysAsRead?: true;
  /** Where a session that is over leaves one. */
  expired: 'log in' | 'password gate' | 'visitor';
}

const directory = '/api/users/creators/public';
const noCreators = { [directory]: { creators: [], total: 0, nextCursor: null } };
const everybody = ['nobody', 'brand', 'creator'] as const;

/** The pages that anybody opens, with what each of them finds there. */
const open: LoadingScreen[] = everybody.flatMap((visitor): LoadingScreen[] => [
  {
    visitor,
    path: '/',
    below: 'Featured creators',
    title: 'Briefcast',
    calls: [directory],
    loading: 'Loading creators...',
    filled: [
      'Featured creators',
      'Elena Petrova',
      visitor === 'nobody' ? 'Sign up for free' : 'Go to Dashboard',
      'View All Creators',
    ],
    failing: ['The creators could not be loaded'],
    empty: ['No creators available', 'Check back later for featured creators'],
    nothing: noCreators,
    expired: 'visitor',
  },
  {
    visitor,
    path: '/creators',
    title: 'Find Creators',
    calls: [directory],
    loading: 'Loading creators...',
    filled: [
      '11 creators found',
      'Layla Haddad',
      'Starting from',
      ...{ nobody: ['Sign Up to Send Brief'], brand: ['Send Brief'], creator: [] }[visitor],
    ],
    failing: ['Failed to load creators from API'],
    empty: ['0 creators found', 'No creators available'],
    nothing: noCreators,
    staysAsRead: true,
    expired: 'visitor',
  },
  {
    visitor,
    path: '/creators/:creator',
    title: 'Layla Haddad',
    calls: [`${directory}/:creator`],
    loading: 'Loading creator...',
    filled: [
      'Layla Haddad',
      'About',
      ...{ nobody: ['Sign Up to Send Brief'], brand: ['Send Brief'], creator: [] }[visitor],
    ],
    failing: ['This creator could not be loaded.'],
    empty: ['This creator is not available.', 'Find Creators'],
    nothing: { [`${directory}/:creator`]: { refusal: { status: 404, code: 'creator.not_found' } } },
    expired: 'visitor',
  },
]);

const dealCall = '/api/deals/:deal';
const nothingInDeal = { [dealCall]: { deal: { messages: [], files: [], hasEarlierMessages: false } } };
const dealFailing = ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'];

const brands: LoadingScreen[] = [
  {
    visitor: 'brand',
    path: '/dashboard',
    title: 'Brand Dashboard',
    calls: ['/api/deals', '/api/deals/dashboard/stats'],
    loading: 'Loading projects...',
    filled: [
      'Brand Dashboard',
      'Track and manage your creator partnerships',
      'Briefs Sent',
      'Active Projects',
      'Completed',
      'Total Budget',
      '$10,850',
      'All Projects',
      'Overnight mask, honest seven-day diary',
    ],
    failing: ['Brand Dashboard', 'Failed to load dashboard data'],
    empty: ['No projects found', 'Get started by creating your first project brief', 'Create New Brief'],
    nothing: {
      '/api/deals': { deals: [] },
      '/api/deals/dashboard/stats': {
        briefsSent: 0,
        activeProjects: 0,
        completedProjects: 0,
        totalBudget: 0,
      },
    },
    expired: 'log in',
  },
  {
    visitor: 'brand',
    path: '/brand-profile',
    title: 'Brand Profile',
    calls: ['/api/auth/me'],
    loading: 'Loading profile...',
    filled: [
      'Oasis Skin',
      'Edit Profile',
      'Basic Info',
      'Brand Guidelines',
      'Target Audience',
      'Content Guidelines',
    ],
    failing: ['Failed to load profile', 'Back to Dashboard'],
    empty: ['Oasis Skin', 'Edit Profile', 'Not provided'],
    nothing: {
      '/api/auth/me': {
        user: {
          industry: null,
          companySize: null,
          foundedYear: null,
          website: null,
          companyDescription: null,
          contactPerson: null,
          contactPhone: null,
          department: null,
          socialInstagram: null,
          socialTwitter: null,
          socialTikTok: null,
          socialYouTube: null,
          socialLinkedIn: null,
          socialFacebook: null,
        },
      },
    },
    expired: 'log in',
  },
  {
    visitor: 'brand',
    path: '/brand-deal/:deal',
    deal: 'Overnight mask, honest seven-day diary',
    title: 'Overnight mask, honest seven-day diary',
    calls: [dealCall],
    loading: 'Loading deal...',
    filled: [
      'Overnight mask, honest seven-day diary',
      'Overview',
      'Budget',
      'Deadline',
      'Review Content',
      'Approve',
      'Request Revision',
      'Project Chat',
    ],
    failing: dealFailing,
    empty: [
      'No Content Submitted Yet',
      "The creator hasn't submitted any content for review.",
      'No messages yet',
      'Start the conversation!',
    ],
    nothing: nothingInDeal,
    expired: 'log in',
  },
];

const creators: LoadingScreen[] = [
  {
    visitor: 'creator',
    path: '/creator-dashboard',
    title: 'Creator Dashboard',
    calls: ['/api/deals/creator/my-deals', '/api/deals/creator/stats'],
    loading: 'Loading deals...',
    filled: [
      'Welcome back, Layla!',
      'Pending Briefs',
      'Active Projects',
      'Completed',
      'Total Earnings',
      'All Deals',
      'Winter barrier serum: three-step morning routine',
      'Accept',
      'Reject',
    ],
    failing: ['Welcome back, Layla!', 'Failed to load deals'],
    empty: ['No deals found', "You don't have any deals yet. Brands will send you briefs here."],
    nothing: {
      '/api/deals/creator/my-deals': { deals: [] },
      '/api/deals/creator/stats': {
        pendingDeals: 0,
        activeProjects: 0,
        completedProjects: 0,
        totalEarnings: 0,
      },
    },
    expired: 'log in',
  },
  {
    visitor: 'creator',
    path: '/creator-profile?tab=portfolio',
    title: 'Creator Profile',
    calls: ['/api/auth/me'],
    loading: 'Loading profile...',
    filled: [
      'Layla Haddad',
      'Creator & Influencer',
      'Profile Published',
      'Edit Profile',
      'Unpublish',
      'Basic Info',
      'Pricing & Services',
      'Portfolio',
    ],
    failing: ['Failed to load profile', 'Back'],
    empty: [
      'No files uploaded',
      'Profile Not Published',
      'Complete Your Profile to Get Published',
      'Complete Profile to Publish',
    ],
    nothing: { '/api/auth/me': { user: { isPublished: false, portfolio: [] } } },
    expired: 'log in',
  },
  {
    visitor: 'creator',
    path: '/deal/:deal',
    deal: 'Cold-brew in four pours',
    title: 'Cold-brew in four pours',
    calls: [dealCall],
    loading: 'Loading deal...',
    filled: [
      'Cold-brew in four pours',
      'Budget',
      'Deadline',
      'Requirements',
      'Deliverables',
      'Submit Content',
      'Submitted Content',
      'Project Chat',
      'Quick tips',
    ],
    failing: dealFailing,
    empty: ['Submit Content', 'No messages yet', 'Start the conversation!'],
    nothing: nothingInDeal,
    expired: 'log in',
  },
];

const dashboard = '/api/admin/dashboard';

const admins: LoadingScreen[] = [
  {
    visitor: 'admin',
    path: '/admin',
    title: 'Admin',
    calls: [dashboard],
    loading: 'Loading...',
    filled: [
      'Creators',
      'Brands',
      'Deals',
      'Portfolio Items',
      'Messages',
      'Files',
      'Recent Creators',
      'Recent Brands',
      'Logout',
    ],
    failing: ['Failed to load dashboard data'],
    empty: ['No creators yet', 'No brands yet'],
    nothing: { [dashboard]: { recent: { creators: [], brands: [] } } },
    expired: 'password gate',
  },
  {
    visitor: 'admin',
    path: '/admin?tab=creators',
    title: 'Admin',
    calls: ['/api/admin/creators'],
    loading: 'Loading creators...',
    filled: ['Layla Haddad', 'Published', 'Unpublish', 'Delete', 'Refresh'],
    failing: ['Failed to load creators'],
    empty: ['No creators found', 'There are no creators yet.'],
    nothing: { '/api/admin/creators': { creators: [] } },
    expired: 'password gate',
  },
  {
    visitor: 'admin',
    path: '/admin?tab=brands',
    title: 'Admin',
    calls: ['/api/admin/brands'],
    loading: 'Loading brands...',
    filled: ['Oasis Skin', 'Delete'],
    failing: ['Failed to load brands'],
    empty: ['No brands found', 'There are no brands yet.'],
    nothing: { '/api/admin/brands': { brands: [] } },
    expired: 'password gate',
  },
  {
    visitor: 'admin',
    path: '/admin?tab=deals',
    title: 'Admin',
    calls: ['/api/admin/deals'],
    loading: 'Loading deals...',
    filled: ['Cold-brew in four pours', 'Delete'],
    failing: ['Failed to load deals'],
    empty: ['No deals found', 'There are no deals yet.'],
    nothing: { '/api/admin/deals': { deals: [] } },
    expired: 'password gate',
  },
];

export const loadingScreens: readonly LoadingScreen[] = [...open, ...brands, ...creators, ...admins];
