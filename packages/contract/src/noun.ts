/**
 * What a noun of the product says about itself, in `noun.ts` of its folder and once: rows of plain data without schemas,
 * which `scripts/lib/gather.mjs` gathers over all nouns. A page loads them with what it shows, and the routes of a noun
 * only when it calls them.
 */
import type { Role } from './accounts/schemas.ts';
import type { DealStatus } from './deals/schemas.ts';
import type { DraftNeed } from './drafts/schemas.ts';
import type { FactKind, SeenFact } from './facts.ts';
import type { LiveEvent } from './live/schemas.ts';
import type { PayoutState } from './payouts/schemas.ts';

/** What a parameter of a refusal holds, by the way in which it is put into words. */
export interface ParameterKinds {
  /** A name or other words, as they are. */
  text: string;
  /** A figure as it is. */
  number: number;
  /** How many, in the reader's digits. */
  count: number;
  /** How many, where the words differ for one: the message has `n` and `count`. */
  plural: number;
  bytes: number;
  /** Seconds, shown as a time to wait. */
  wait: number;
  /** Hundredths of a dirham. */
  dirhams: number;
  /** A moment, shown as its day; `never` in the message where there is none. */
  dayOrNever: string | null;
  dealStatus: DealStatus;
  draftNeeds: readonly DraftNeed[];
}

/** A kind of the list above, or the words between which the message chooses. */
export type Parameter = keyof ParameterKinds | readonly [string, ...string[]];

/**
 * A refusal that a call can make: the status it travels with (rules/wire#statuses), and what its text is made of. The
 * text is the message `refusal_<code>`, with an underscore for the full stop.
 */
export interface RefusalRow {
  readonly status: number;
  readonly params?: Readonly<Record<string, Parameter>>;
}

/** The colour of what is told: of its line in the bell, of its paper in a mail. */
export type Tone = 'yellow' | 'blue' | 'pink' | 'aqua' | 'green' | 'orange' | 'red' | 'buff';

/** A group of the settings screen; its title is the message `news_group_<group>`, its examples `news_group_about_<group>`. */
export type NewsGroup = 'deals' | 'messages' | 'money' | 'market';

/** The page that news leads to. The first four are of the deal that it is about; a creator's castings are those applied to; the board shows the newest first. */
export type NewsPage =
  | 'deal'
  | 'chat'
  | 'payouts'
  | 'rights'
  | 'castings'
  | 'board'
  | 'profile'
  | 'subscription'
  | 'billing'
  | 'account'
  | 'terms'
  | 'privacy'
  | 'refunds';

/** Until when a mail is still useful. It is checked when the mail is sent, which may be long after the fact. */
export type NewsWhile =
  /** The deal has this status. */
  | { deal: DealStatus }
  /** The payout of the deal has one of these states. */
  | { payout: readonly PayoutState[] }
  | 'DEAL_IS_OPEN'
  /** The deal is open, and its deadline to come. */
  | 'DEADLINE_IS_AHEAD'
  | 'SOMETHING_IS_UNREAD'
  | 'PROFILE_IS_HIDDEN'
  /** The profile is hidden, and the pause of its subscription goes on. */
  | 'SUBSCRIPTION_IS_PAUSED'
  | 'PAID_MONTH_IS_OVER';

/** Which fact brings news, and who is notified. */
export type Telling = {
  [Kind in FactKind]: {
    readonly fact: Kind;
    /** Every fact of the kind where absent. */
    readonly when?: (fact: SeenFact<Kind>) => boolean;
    /** A side of the deal, or of what the fact is about; both; or the side that did not do it. */
    readonly to: Role | 'BOTH' | 'OTHER_SIDE';
    /** It can come again about the same deal: the fact tells one time from the other. */
    readonly isRepeatable?: true;
    /** They did it themselves: a record of it, and nothing new. */
    readonly isOwnDoing?: true;
    /** Notifies the fact's subject alone, one person of the organisation. */
    readonly isForSubject?: true;
    /** Of an organisation, those alone who may do this there; everybody where it is absent. */
    readonly may?: 'billing.manage' | 'credits.read';
  };
}[FactKind];

/**
 * A kind of news: all that bell, mails, toasts and settings need to know of it. Its words are the messages
 * `news_label_<kind>`, `news_hint_…`, `news_line_…` and `news_mail_…`, with underscores for full stops.
 */
export interface NewsRow {
  /** Empty for news that no fact brings, but time or that somebody did not read. */
  readonly tellings: readonly Telling[];
  /** Who can be told. */
  readonly audience: readonly Role[];
  /** Null for news of an account's security, which is always sent, whatever the person chose. */
  readonly group: NewsGroup | null;
  /** How urgently devices are told: high where somebody waits for an answer, low where days do not matter. */
  readonly urgency?: 'high' | 'low';
  readonly tone: Tone;
  /** The picture beside it, by its name in the web app's `news-signs.ts`. */
  readonly sign: string;
  readonly page: NewsPage;
  /** As long as its deal is there, or for good, where absent. */
  readonly while?: NewsWhile;
  /** The day that its mail is about; the deadline of the deal where absent. */
  readonly day?: 'PAYMENT' | 'PAY_DAY' | 'LICENCE_END' | 'EXCLUSIVITY_END' | 'RIGHT_END';
  /**
   * The amount that its mail is about: what is left of the deal's payment, or that of the part, offer or addition itself,
   * whose day it then names as well. The price of the deal where absent.
   */
  readonly amount?: 'REST' | 'OWN';
  /** What the button of its mail says: the message `news_action_<action>`. Null where another mail tells it. */
  readonly action: string | null;
  /** The same to a brand, where it says something else. */
  readonly brandAction?: string;
  /** Its mail has words before the button: the message `news_closing_<kind>`. */
  readonly hasClosing?: true;
  /** Kinds of needs that its fact puts into the queue of who is told; it counts as read once none of them is there. */
  readonly begins?: readonly string[];
  /** Whose words its mail quotes. */
  readonly quotes?: 'REASON_OF_OTHER_SIDE' | 'UNREAD' | 'FEEDBACK' | 'DECISION';
}

export type RefusalRows = Readonly<Record<string, RefusalRow>>;
/** Told on the settings screen at the `@place` that stands above them. */
export type NewsRows = Readonly<Record<string, NewsRow>>;

type FirstWord<Kind extends string> = Kind extends `${infer Noun}.${string}` ? Noun : never;
/** `deal` of `deal.moved`. */
export type FactNoun = FirstWord<FactKind>;

/** The live stream's name for a fact; null for one that pages do not need. */
export type LiveKind = LiveEvent['kind'] | null;

/** For all facts with the same first word, and for single kinds that differ. */
export type LiveEventRows = { readonly [Of in FactNoun | FactKind]?: LiveKind };
