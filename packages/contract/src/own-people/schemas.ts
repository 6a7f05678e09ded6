/** Creators whom a brand brings to the market (rules/own-people). */
import { PaperLanguage } from '../invoices/schemas.ts';
import { JoinLink, mostLinkDays } from '../join-links/schemas.ts';
import { email, id, instant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { ownPersonStates } from './state.ts';

/** People of an organisation's invitations at most, and the addresses that it writes to within a day. */
export const mostOwnPeople = 300;
export const mostOwnPeopleADay = 50;
/** Organisations that may write to one address within a day: nobody chose to hear from them. */
export const mostOwnMailsToOne = 3;
/** People that one link is for at most. */
export const mostOwnPlaces = 100;
/** Days for which a mailed invitation works, and after which its one reminder goes out. */
export const ownInvitationDays = 30;
export const ownReminderDays = 5;

export const NewOwnLink = z.object({
  places: z.int().min(1).max(mostOwnPlaces),
  days: z.int().min(1).max(mostLinkDays),
});
export type NewOwnLink = z.infer<typeof NewOwnLink>;

const emails = z
  .array(email)
  .min(1)
  .max(mostOwnPeopleADay)
  .transform((all) => [...new Set(all)]);

export const OwnPeopleToRead = z.object({ emails });

/** Addresses as the organisation knows them; an account that it has nothing to do with is a stranger's. */
export const OwnPeopleRead = z.object({
  toInvite: z.array(z.string()),
  /** Invited before, in its roster, or in a project with it. */
  known: z.array(z.string()),
});
export type OwnPeopleRead = z.infer<typeof OwnPeopleRead>;

export const NewOwnPeople = z.object({ emails, language: PaperLanguage });
export type NewOwnPeople = z.infer<typeof NewOwnPeople>;

export const InvitedOwnPeople = OwnPeopleRead.pick({ known: true }).extend({
  invited: z.int(),
  /** Written to by others today, as often as strangers may. */
  later: z.array(z.string()),
});
export type InvitedOwnPeople = z.infer<typeof InvitedOwnPeople>;

/** Somebody invited, or who came by the link. */
export const OwnPerson = z.object({
  id,
  /** Null for who came by the link. */
  email: z.string().nullable(),
  state: z.enum(ownPersonStates),
  /** When that state began, or the mail was sent. */
  since: instant,
  /** Null before they joined. */
  creator: z
    .object({ id, name: z.string(), image: z.string().nullable(), isPublished: z.boolean() })
    .nullable(),
});
export type OwnPerson = z.infer<typeof OwnPerson>;

export const OwnLink = JoinLink.pick({ code: true, places: true, joined: true, expiresAt: true });
export type OwnLink = z.infer<typeof OwnLink>;

export const OwnPeople = z.object({
  /** The open one; null where there is none. */
  link: OwnLink.nullable(),
  /** The newest first. */
  people: z.array(OwnPerson),
});
export type OwnPeople = z.infer<typeof OwnPeople>;
