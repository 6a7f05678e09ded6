import type { Role } from '../accounts/schemas.ts';
import type { ProposalAnswer, ProposalKind } from './proposal.ts';
import type { DealStatus } from './schemas.ts';

export interface Facts {
  'deal.created': null;
  /** `deleted` is the side whose account was deleted, where that is why. */
  'deal.moved': { from: DealStatus; to: DealStatus; deleted?: Role; agreed?: true };
  'deal.removed': null;
  /** The brand asks for the answer to its brief. */
  'deal.reminded': null;
  'deal.read': null;
  /** One side proposed something, or it was answered or withdrawn; the subject is the proposal. */
  'proposal.made': { proposal: ProposalKind };
  'proposal.answered': { proposal: ProposalKind; answer: ProposalAnswer };
  /** Nobody answered it in time. */
  'proposal.lapsed': { proposal: ProposalKind };
  /** One side set or took back its mark of an item of the brief, which is the subject. */
  'brief_item.marked': { mark: 'ATTESTED' | 'MISSED'; isSet: boolean };
  /** The content is due on another day than before: its sample arrived, or both sides agreed on it. */
  'deadline.moved': { from: string; to: string };
}
