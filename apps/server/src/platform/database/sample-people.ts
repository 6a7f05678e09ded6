/** Invented people, as statements and mails tell them from others (rules/sample-people). */
import { type SQL, sql } from 'drizzle-orm';

/** The end of their addresses: a name that nobody can own, by RFC 2606. */
export const sampleMailHost = 'sample.invalid';

/** Whether no mail can reach this address. */
export const reachesNobody = (address: string): boolean => address.endsWith('.invalid');

/** The condition that a person, a creator or one of a brand, is invented. */
export const isSamplePerson = (userId: SQL): SQL<boolean> => sql`(
  exists (select from creators c where c.user_id = ${userId} and c.is_sample)
  or exists (select from members sm join brands sb on sb.id = sm.brand_id
    where sm.user_id = ${userId} and sb.is_sample))`;
