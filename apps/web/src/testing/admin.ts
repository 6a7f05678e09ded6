/** What the admin of the stubbed marketplace finds. */
import {
  type AdminBrand,
  type AdminCreator,
  type AdminDashboard,
  type AdminDeal,
  type AdminFigures,
  DealStatus,
  defaultOperatorSettings,
  type JobsOverview,
  type OperatorSettings,
  type Readiness,
  type ReadinessLine,
  ReadinessSubject,
  type SamplePeople,
  unnamedMarket,
} from '@briefcast/contract';
import { idOf } from './people.ts';
import { server } from './stub-server.ts';

const moment = '2026-03-01T12:00:00.000Z';

export const adminCreator = (number: number, fields: Partial<AdminCreator> = {}): AdminCreator => ({
  id: idOf(number),
  firstName: 'Layla',
  lastName: 'Haddad',
  email: `creator-${number}@people.example`,
  profileImage: null,
  location: null,
  isPublished: true,
  createdAt: moment,
  categories: [],
  portfolio: [],
  _count: { portfolio: 0, assignedDeals: 0 },
  currency: 'USD',
  ugcVideoPricing: null,
  influencerReelPricing: null,
  ...fields,
});

export const adminBrand = (number: number, fields: Partial<AdminBrand> = {}): AdminBrand => ({
  id: idOf(number),
  companyName: 'Oasis Skin',
  firstName: null,
  lastName: null,
  email: `brand-${number}@people.example`,
  profileImage: null,
  industry: null,
  createdAt: moment,
  _count: { createdDeals: 0 },
  ...fields,
});

export const adminDeal = (number: number, fields: Partial<AdminDeal> = {}): AdminDeal => ({
  id: idOf(number),
  title: 'Cold-brew in four pours',
  description: 'Three short films.',
  status: 'BRIEF_SENT',
  budget: 124_000,
  currency: 'USD',
  createdAt: moment,
  category: null,
  brand: { companyName: 'Oasis Skin' },
  creator: { firstName: 'Layla', lastName: 'Haddad' },
  _count: { messages: 0, files: 0 },
  ...fields,
});

/** Figures of three days. */
export const adminFigures = (fields: Partial<AdminFigures> = {}): AdminFigures => ({
  from: '2026-03-01',
  to: '2026-03-03',
  step: 'day',
  deals: {
    sent: 9,
    cents: 360_000,
    rejected: 2,
    byStatus: DealStatus.options.map((status, index) => ({ status, count: index })),
    acceptance: { hours: 5, of: 7 },
    approval: { hours: null, of: 0 },
  },
  before: {
    from: '2026-02-26',
    to: '2026-02-28',
    deals: {
      sent: 6,
      cents: 240_000,
      rejected: 1,
      acceptance: { hours: 8, of: 5 },
      approval: { hours: null, of: 0 },
    },
  },
  overdue: 4,
  unanswered: { count: 3, oldestAt: '2026-02-20T12:00:00.000Z' },
  asOf: moment,
  points: ['2026-03-01', '2026-03-02', '2026-03-03'].map((start, index) => ({
    start,
    creators: index,
    brands: 1,
    deals: 3,
    cents: 120_000,
  })),
  ...fields,
});

/** The dashboard of a marketplace with these newest accounts. */
export const adminDashboard = (recent: Partial<AdminDashboard['recent']> = {}): AdminDashboard => ({
  overview: {
    totalCreators: 12,
    totalBrands: 4,
    totalDeals: 31,
    totalPortfolioItems: 52,
    totalMessages: 310,
    totalFiles: 44,
  },
  storage: { roomBytes: 9_000_000_000 },
  recent: { creators: [], brands: [], ...recent },
});

/** An installation that lacks nothing, with these lines and mails instead of its own. */
export const readyInstallation = (
  lines: readonly ReadinessLine[] = [],
  mail: Partial<Readiness['mail']> = {},
): Readiness => ({
  lines: ReadinessSubject.options.map(
    (subject) => lines.find((line) => line.subject === subject) ?? { subject, state: 'READY', reason: null },
  ),
  mail: { server: 'mail.market.test:587', from: 'hello@market.test', test: null, refused: [], ...mail },
});

/** Settings of a market that has everything that the first day asks for. */
export const namedMarket: OperatorSettings = {
  ...defaultOperatorSettings,
  market: {
    ...unnamedMarket,
    name: { en: 'Creek Talent', ar: '' },
    contacts: { ...unnamedMarket.contacts, help: 'help@creek.example' },
  },
  seller: { ...defaultOperatorSettings.seller, name: 'Creek Talent FZ-LLC', address: 'Creek Tower\nDubai' },
};

export const noJobs: JobsOverview = { kinds: [], failed: [] };

/** Some rows of a list as one page of it. */
export const wholeList = <T>(all: readonly T[]) => ({ total: all.length, nextCursor: null });

/** The invented cast, in the market or not. */
export const samplePeople = (areIn: boolean): SamplePeople => ({
  areIn,
  creators: 6,
  works: 18,
  brands: 2,
  castings: 1,
});

/** What an admin who may do everything is answered before any list is asked for. */
export function answerAdmin(): void {
  server.returns('admins.me', { role: 'EVERYTHING' });
  server.returns('admin.dashboard', adminDashboard());
  server.returns('admin.figures', adminFigures());
  server.returns('operatorSettings.read', { settings: namedMarket });
  server.returns('admin.jobs', noJobs);
  server.returns('readiness.read', readyInstallation());
  server.returns('samplePeople.read', { samplePeople: samplePeople(false) });
  server.returns('admin.audit', { entries: [], nextCursor: null });
}
