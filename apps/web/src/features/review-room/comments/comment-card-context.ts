/** The context of a comment's card wherever it is rendered: in the room, on the deal's page, for a guest. */
import type {
  BriefItem,
  Comment,
  CommentState,
  Currency,
  DealDetail,
  NewRequestAnswer,
  OwnUser,
  Role,
} from '@briefcast/contract';
import { brandPersonName } from '@briefcast/i18n/labels/brand-person';
import { m } from '@briefcast/i18n/messages';
import { createContext, use } from 'react';

/** An author as a comment shows them. */
export interface ShownAuthor {
  name: string;
  picture: string | null;
  /** Name for the initials where there is no picture: to oneself one is called "You". */
  pictured: string;
  look: 'person' | 'brand';
}

export interface CommentDecisions {
  /** Shown at once, and sent as soon as there is a connection. */
  bring(comment: Comment, state: CommentState): void;
  /** Resolves with whether it succeeded; a refusal is shown. */
  answer(comment: Comment, answer: NewRequestAnswer): Promise<boolean>;
}

/** It stays the same object while comments are added and removed, because a new one renders every card again. */
export interface CommentCardFacts {
  /** Null for guests, who belong to neither side of the deal. */
  role: Role | null;
  items: readonly BriefItem[];
  brandName: string;
  /** Currency of the prices of new requests. */
  currency: Currency;
  /** Requests whose price was added to that of the deal. */
  added: ReadonlySet<string>;
  /** Null where nothing is left to decide: in a closed deal, and for guests. */
  decisions: CommentDecisions | null;
  /** Whether this person may accept requests and their prices. */
  mayAgree: boolean;
  reply(commentId: string, text: string): void;
  authorOf(comment: Pick<Comment, 'by' | 'author' | 'guest'>): ShownAuthor;
  /** Called when somebody types, so that the others see it. */
  onTyping(): void;
}

/** The requests of the review room among a deal's additions. */
export const requestsIn = (additions: DealDetail['additions'] = []): ReadonlySet<string> =>
  new Set(additions.map(({ commentId }) => commentId).filter((id) => id !== null));

export const CommentCardContext = createContext<CommentCardFacts | null>(null);

/** The context of the cards around this component. Throws outside of a `CommentCardContext`. */
export function useCommentCards(): CommentCardFacts {
  const facts = use(CommentCardContext);
  if (facts === null) throw new Error('This component belongs into a CommentCardContext');
  return facts;
}

/** Returns a function that gives the authors of a deal's comments as a person sees them. */
export const authorNamer =
  (
    { brand, creator }: Pick<DealDetail, 'brand' | 'creator'>,
    viewer: OwnUser,
  ): CommentCardFacts['authorOf'] =>
  ({ by, author, guest }) => {
    if (guest) return { name: guest.name, picture: null, pictured: guest.name, look: 'person' };
    if (by === 'CREATOR') {
      const isOwn = author?.id === viewer.id;
      const name = author?.firstName ?? creator?.firstName ?? m.news_other_side({ role: 'BRAND' });
      const picture = creator?.profileImage ?? null;
      return { name: isOwn ? m.who_you() : name, picture, pictured: name, look: 'person' };
    }
    return {
      name: brandPersonName(author, brand.companyName, viewer),
      picture: brand.profileImage,
      pictured: brand.companyName,
      look: 'brand',
    };
  };
