/** Creators that a brand saved, in lists and with a note (rules/rosters). */

import { WorkFacts } from '../creators/details.ts';
import { PublicCreator } from '../creators/schemas.ts';
import { id, instant, requiredLine, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

export const mostSavedCreators = 300;
export const mostRosterLists = 50;

export const RosterList = z.object({ id, name: z.string() });
export type RosterList = z.infer<typeof RosterList>;

export const RosterListName = z.object({ name: requiredLine(limits.name) });
export type RosterListName = z.infer<typeof RosterListName>;

/** Lists of a saved creator, and the team's note. */
export const SavedCreator = z.object({
  creatorId: id,
  isFavourite: z.boolean(),
  listIds: z.array(id),
  /** Empty where there is none. */
  note: z.string(),
  /** Author of the note, by name, and its time; null where there is none, or the person is gone. */
  noteBy: z.string().nullable(),
  notedAt: instant.nullable(),
});
export type SavedCreator = z.infer<typeof SavedCreator>;

/** All lists, and everybody who was saved, the newest first. */
export const Rosters = z.object({ lists: z.array(RosterList), saved: z.array(SavedCreator) });
export type Rosters = z.infer<typeof Rosters>;

/** Somebody saved, as the page of rosters shows them. */
export const RosterCreator = z.object({
  creatorId: id,
  name: z.string(),
  /** Null while they are not published. */
  creator: PublicCreator.nullable(),
  /** Whether they joined by an invitation of this brand, so that it may brief them unpublished. Absent from older servers. */
  isInvited: z.boolean().optional(),
  /** From finished deals with anybody; null while there are too few. */
  facts: WorkFacts.nullable(),
  /** Projects with this brand: all that were accepted, and those of them that are not over. */
  projects: z.int(),
  running: z.int(),
});
export type RosterCreator = z.infer<typeof RosterCreator>;

/** Saves a creator, or changes where and with which note: what is absent stays, or is empty at first. */
export const RosterChange = z.object({
  isFavourite: z.boolean().optional(),
  listIds: z.array(id).max(mostRosterLists).optional(),
  note: text(500).optional(),
});
export type RosterChange = z.infer<typeof RosterChange>;
