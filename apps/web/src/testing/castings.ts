/** Castings and applications, for tests of screens. */
import type {
  Applicant,
  BoardPage,
  Casting,
  CastingCard,
  CastingDraft,
  OwnApplication,
  OwnCasting,
} from '@briefcast/contract';
import { idOf, portfolioItem } from './people.ts';

export const castingCard = (fields: Partial<CastingCard> = {}): CastingCard => ({
  id: idOf(70),
  title: 'Three faces, one barrier serum',
  summary: 'Film your own morning, serum second of three steps.',
  state: 'OPEN',
  currency: 'USD',
  payFrom: 30_000,
  payTo: 45_000,
  places: 3,
  cast: 1,
  deliverableWishes: [
    {
      kind: 'UGC Video',
      count: 1,
      shape: '9:16',
      minSeconds: 15,
      maxSeconds: 60,
      minWidth: 1080,
      minHeight: 1920,
    },
  ],
  languages: ['Arabic'],
  categories: [{ id: idOf(90), name: 'Beauty' }],
  closesOn: '2199-11-26',
  dueOn: '2199-12-17',
  brand: { companyName: 'Oasis Skin', profileImage: null },
  ...fields,
});

export const board = (castings: CastingCard[], fields: Partial<BoardPage> = {}): BoardPage => ({
  castings,
  total: castings.length,
  nextCursor: null,
  counts: {
    categories: [{ value: 'Beauty', count: 5 }],
    languages: [
      { value: 'Arabic', count: 9 },
      { value: 'French', count: 2 },
    ],
    deliverables: [{ value: 'UGC Video', count: 11 }],
  },
  ...fields,
});

export const casting = (fields: Partial<Casting> = {}): Casting => ({
  ...castingCard(),
  description: 'Film your own morning, serum second of three steps. Bare skin first.',
  requirements: ['Natural light'],
  rounds: 2,
  paymentDays: null,
  rights: null,
  question: '',
  asksFilm: false,
  visibility: 'EVERYONE',
  createdAt: '2026-11-20T10:00:00.000Z',
  applications: 14,
  brandFacts: null,
  ...fields,
});

export function ownCasting(fields: Partial<OwnCasting> = {}): OwnCasting {
  const { brandFacts: _, ...whole } = casting();
  return {
    ...whole,
    unseen: 0,
    shortlisted: 0,
    passed: 0,
    isOver: fields.state === 'CLOSED',
    endsAt: null,
    closedReason: null,
    ...fields,
  };
}

export const applicant = (number: number, fields: Partial<Applicant> = {}): Applicant => ({
  id: idOf(100 + number),
  pitch: 'I film at 6.40, when the light comes in low.',
  price: 42_000,
  answer: '',
  appliedAt: '2026-11-21T10:00:00.000Z',
  outcome: 'WAITING',
  mark: null,
  isNew: false,
  creator: {
    id: idOf(200 + number),
    firstName: 'Layla',
    lastName: 'Haddad',
    profileImage: null,
    location: 'Dubai, UAE',
    languages: ['Arabic'],
    handles: ['laylamakes'],
    isPublished: true,
  },
  items: [portfolioItem(300 + number, 'Morning')],
  facts: null,
  projects: 0,
  turnaroundDays: 3,
  dealId: null,
  film: null,
  votes: [],
  ...fields,
});

export const application = (fields: Partial<OwnApplication> = {}): OwnApplication => ({
  id: idOf(101),
  pitch: 'I film at 6.40.',
  price: 42_000,
  answer: '',
  appliedAt: '2026-11-21T10:00:00.000Z',
  itemIds: [],
  film: null,
  state: 'WAITING',
  deal: null,
  ...fields,
});

export const castingDraft = (fields: Partial<CastingDraft['terms']> = {}): CastingDraft => ({
  id: idOf(75),
  savedAt: '2026-11-20T09:00:00.000Z',
  savedBy: 'Rania Saleh',
  terms: {
    title: 'Ramadan night routine',
    description: '',
    currency: 'USD',
    payFrom: null,
    payTo: null,
    places: 3,
    requirements: [],
    deliverableWishes: [],
    rounds: 2,
    paymentDays: null,
    rights: null,
    languages: ['Arabic'],
    categoryIds: [],
    closesOn: null,
    dueOn: null,
    question: '',
    asksFilm: false,
    visibility: 'EVERYONE',
    ...fields,
  },
});
