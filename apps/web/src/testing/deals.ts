/** Deals of the stubbed marketplace, between its brand and its creator. */
import {
  type BriefItem,
  type DealDetail,
  type DealFile,
  type DealListItem,
  type Message,
  type Proposal,
  withDefaults,
} from '@briefcast/contract';
import { idOf, noGuidelines } from './people.ts';

const moment = '2026-03-01T12:00:00.000Z';

const brief = {
  id: idOf(10),
  title: 'Winter barrier serum',
  description: 'Three steps, bare skin first.',
  status: 'BRIEF_SENT',
  budget: 124_000,
  currency: 'USD',
  deadline: '2099-12-12T00:00:00.000Z',
  createdAt: moment,
  category: null,
  progress: 0,
} as const;

const creator = { id: idOf(2), firstName: 'Layla', lastName: 'Haddad', profileImage: null };

/** A brief that was just sent, as the lists of both dashboards show it. */
export const dealItem = (fields: Partial<DealListItem> = {}): DealListItem => ({
  ...brief,
  creator,
  brand: { companyName: 'Oasis Skin', profileImage: null },
  unreadMessages: 0,
  hasNewActivity: false,
  lastActivity: moment,
  contentSummary: { totalFiles: 0, pendingReview: 0, approved: 0, needsRevision: 0, lastSubmission: null },
  roundsIncluded: 2,
  ...fields,
});

/** A point of the brief that nobody has marked. */
export const briefItem = (
  number: number,
  kind: BriefItem['kind'],
  text: string,
  fields: Partial<BriefItem> = {},
): BriefItem => ({ id: idOf(number), kind, text, attestedAt: null, missedAt: null, ...fields });

/** The creator's own terms for the brief, which nobody has answered. */
export const proposedTerms = (number: number, fields: Partial<Proposal> = {}): Proposal => ({
  id: idOf(number),
  kind: 'TERMS',
  by: 'CREATOR',
  byPerson: null,
  budget: 150_000,
  deadline: '2099-12-20T00:00:00.000Z',
  note: null,
  state: 'OPEN',
  createdAt: moment,
  answeredAt: null,
  answeredBy: null,
  ...fields,
});

/** The same brief as its own page shows it. */
export const dealDetail = (fields: Partial<DealDetail> = {}): DealDetail => ({
  ...brief,
  sentBy: null,
  statusBy: null,
  requirements: ['One continuous take'],
  deliverables: ['UGC Video'],
  deliverableWishes: [{ id: idOf(40), ...withDefaults({ kind: 'UGC Video' }) }],
  briefItems: [briefItem(50, 'REQUIREMENT', 'One continuous take')],
  rounds: { included: 2, used: 0 },
  brand: {
    companyName: 'Oasis Skin',
    email: null,
    profileImage: null,
    firstName: null,
    lastName: null,
    guidelines: noGuidelines,
  },
  creator: { ...creator, email: null },
  files: [],
  messages: [],
  hasEarlierMessages: false,
  _count: { messages: 0, files: 0 },
  ...fields,
});

/** A picture that the creator has uploaded and nobody has looked at. */
export const dealFile = (number: number, fields: Partial<DealFile> = {}): DealFile => ({
  id: idOf(number),
  originalName: `take-${number}.png`,
  url: `/api/files/${idOf(number)}/content?expires=1&signature=s`,
  type: 'IMAGE',
  size: 48_000,
  status: 'PENDING',
  feedback: null,
  createdAt: moment,
  uploader: { role: 'CREATOR' },
  uploadedBy: null,
  reviewedBy: null,
  superseded: false,
  poster: null,
  ...fields,
});

/** A line of the chat, from the brand unless told. */
export const message = (number: number, content: string, fields: Partial<Message> = {}): Message => ({
  id: idOf(number),
  content,
  type: 'TEXT',
  dealId: brief.id,
  fileId: null,
  createdAt: moment,
  sender: { firstName: null, lastName: null, companyName: 'Oasis Skin', profileImage: null, role: 'BRAND' },
  by: null,
  ...fields,
});

/** The creator as the sender of a message. */
export const fromCreator: Partial<Message> = {
  sender: {
    firstName: 'Layla',
    lastName: 'Haddad',
    companyName: null,
    profileImage: null,
    role: 'CREATOR',
  },
};

export const noBrandStats = {
  allProjects: 0,
  briefsSent: 0,
  activeProjects: 0,
  completedProjects: 0,
  totalBudget: 0,
};
export const noCreatorStats = { pendingDeals: 0, activeProjects: 0, completedProjects: 0, totalEarnings: 0 };
