/** Numbers of a post, without schemas, so that pages load them alone (rules/publications#numbers). */

export const postNumbers = [
  'views',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'codeUses',
  'sales',
  'salesCents',
] as const;
export type PostNumber = (typeof postNumbers)[number];

/** Numbers that everybody may see; what was sold stays with the two sides. */
export const publicNumbers = [
  'views',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'clicks',
  'codeUses',
] as const;
export type PublicNumber = (typeof publicNumbers)[number];

/** Moments after the day of a post at which its numbers are stated, earliest first. */
export const resultMoments = ['DAY_1', 'DAY_7', 'DAY_30', 'END'] as const;

/** Each is stated or unknown, which is null and never zero. */
export type KnownNumbers = Record<PostNumber, number | null>;

/** Every number unknown. */
export const unknownNumbers: KnownNumbers = {
  views: null,
  reach: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  clicks: null,
  codeUses: null,
  sales: null,
  salesCents: null,
};
