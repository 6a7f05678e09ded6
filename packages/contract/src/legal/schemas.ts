/** Legal texts: what everybody reads, what people accept, and what the operator publishes (rules/legal). */
import { calendarDay, instant, queryInt, text } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { type LegalBlank, legalBlanks } from './blanks.ts';
import { acceptedPages, legalPages } from './pages.ts';

const pageName = z.enum(legalPages);
const acceptedPage = z.enum(acceptedPages);

export const LegalPageParams = z.object({ page: pageName });

/** Longest own text of a page, in one language. */
export const longestLegalText = 60_000;
const longestNote = 500;
const mostVersions = 1_000_000;

const version = z.int().min(0).max(mostVersions);
const Effective = z.object({ version, effectiveOn: z.string() });

/** Number of versions that a page lists. */
export const listedVersions = 100;

/** A page in one language as everybody reads it: Markdown, with its blanks filled in. */
export const LegalText = z.object({
  page: pageName,
  /** 0 while the operator has published none: then it is the template. */
  version,
  isOwn: z.boolean(),
  state: z.enum(['IN_FORCE', 'COMING', 'REPLACED']),
  markdown: z.string(),
  /** Null while the operator has set none. */
  effectiveOn: z.string().nullable(),
  /** Day from which another version takes its place; null for none. */
  replacedOn: z.string().nullable(),
  /** Titles of the template's sections that are left out. */
  leftOut: z.array(z.string()),
  /** The operator's line about the change; empty for none. */
  note: z.string(),
  /** The version to come. */
  next: Effective.nullable(),
  /** Versions before the present one, newest first. */
  earlier: z.array(Effective),
});
export type LegalText = z.infer<typeof LegalText>;

export const LegalQuery = z.object({ version: queryInt(1, mostVersions).optional() });

/** A changed page that a person has to accept. */
export const AskedPage = z.object({
  page: acceptedPage,
  version,
  effectiveOn: z.string(),
  note: z.string(),
});
export type AskedPage = z.infer<typeof AskedPage>;

export const Acceptance = z.object({
  accepted: z
    .array(z.object({ page: acceptedPage, version }))
    .min(1)
    .max(acceptedPages.length),
});
export type Acceptance = z.infer<typeof Acceptance>;

const inEach = <Value extends z.ZodType>(value: Value) => z.object({ en: value, ar: value });
const ownText = text(longestLegalText).nullable();

/** A new version of a page. Null, or an empty text, takes the template in that language. */
export const NewLegalText = z.object({
  texts: inEach(ownText),
  notes: inEach(text(longestNote)),
  effectiveOn: calendarDay,
  /** Whether people are asked to accept it, once, from its day on. */
  asks: z.boolean(),
  /** Whether people hear of it by bell and mail. */
  tells: z.boolean(),
});
export type NewLegalText = z.infer<typeof NewLegalText>;

/** A language of a page, for who edits it. */
const EditedLanguage = z.object({
  /** Own text of the newest version; null for the template. */
  own: z.string().nullable(),
  /** The template as it is now, with its blanks. */
  template: z.string(),
  /** The template when the own text was published; null without one. */
  templateThen: z.string().nullable(),
});

export const PublishedVersion = z.object({
  version,
  effectiveOn: z.string(),
  asks: z.boolean(),
  by: z.string(),
  publishedAt: instant,
  /** How many people have accepted it. */
  accepted: z.int(),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

export const EditedPage = z.object({
  page: pageName,
  languages: inEach(EditedLanguage),
  /** Newest first. */
  versions: z.array(PublishedVersion),
});
export type EditedPage = z.infer<typeof EditedPage>;

/** A section of the template, as the settings list it. */
export const ListedSection = z.object({
  title: z.string(),
  needs: z.enum(['credits', 'subscription']).nullable(),
  applies: z.boolean(),
});

const values = z.object(
  Object.fromEntries(legalBlanks.map((name) => [name, z.string()])) as Record<LegalBlank, z.ZodString>,
);

export const LegalSettings = z.object({
  edited: EditedPage,
  /** Values of the blanks by their names, in each language. */
  values: inEach(values),
  sections: z.array(ListedSection),
});
export type LegalSettings = z.infer<typeof LegalSettings>;
