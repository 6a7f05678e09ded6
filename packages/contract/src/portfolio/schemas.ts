/**
 * Portfolio items: the pictures and videos that a creator shows (rules/portfolio#portfolio-media).
 */

import { finding } from '../findings.ts';
import { id, line, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

export const PortfolioType = z.enum(['VIDEO', 'IMAGE']);
export type PortfolioType = z.infer<typeof PortfolioType>;

/** Kinds of content that a work can be. */
export const workKinds = ['UGC Video', 'UGC Photo', 'Reel/Post', 'Story Post'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Longest text of what a work shows. */
export const mostShown = 300;

export const PortfolioItem = z.object({
  id,
  type: PortfolioType,
  url: z.string(),
  title: z.string(),
  /** A still for videos and a smaller picture for images; null until it has been made. */
  poster: z.string().nullable(),
  /** A sentence or two about the work, its kind of content and the name of its category; each absent where not given. */
  shows: z.string().optional(),
  kind: z.enum(workKinds).optional(),
  trade: z.string().optional(),
  /** Shown to its owner and the admin: others do not see it, as it may give away where it was filmed. */
  withheld: z.boolean().optional(),
  /** Shown to its owner and the admin: others see it once it is approved (rules/moderation#what-waits). */
  isHeld: z.boolean().optional(),
  /** Shown likewise, while another `title` waits for approval: the one that others read until then. */
  shownTitle: z.string().nullable().optional(),
  /**
   * Shown to its owner and the admin, for a film that some browsers do not play: the form that all play is on its
   * way, or none could be made.
   */
  film: z.enum(['PREPARING', 'UNPLAYABLE']).nullable().optional(),
});
export type PortfolioItem = z.infer<typeof PortfolioItem>;

/** Null clears; `trade` is the name of a category that the market offers. */
const told = {
  shows: line(mostShown).nullable().optional(),
  kind: z.enum(workKinds).nullable().optional(),
  trade: line(limits.name).nullable().optional(),
};

export const NewPortfolioItem = z.object({
  type: PortfolioType,
  /** The url answered by one's own upload, or an absolute https address. */
  url: text(limits.url).min(1, finding('media.address_missing')),
  title: line(limits.title),
  ...told,
});
export type NewPortfolioItem = z.infer<typeof NewPortfolioItem>;

/** Allowed changes of an item: its words; its content stays, and so does a field that is absent. */
export const PortfolioItemChange = z.object({ title: line(limits.title).optional(), ...told });
export type PortfolioItemChange = z.infer<typeof PortfolioItemChange>;

export const portfolioMaxItems = 60;

/**
 * The order wanted, the cover first. Items that are not named stay behind those that are; what is no item of one's own,
 * as after a removal on another device, is passed over.
 */
export const PortfolioOrder = z.object({ itemIds: z.array(id).max(2 * portfolioMaxItems) });
export type PortfolioOrder = z.infer<typeof PortfolioOrder>;
