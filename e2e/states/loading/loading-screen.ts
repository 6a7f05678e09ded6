/** What a screen that loads something says, state by state (rules/screens#nothing-fails-silently). */
import type { Visitor } from '../../screens/screen.ts';
import type { Empty } from '../backend.ts';

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
