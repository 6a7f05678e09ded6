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

/** Numbers of sales: they stay with the two sides. */
export const soldNumbers = { sales: true, salesCents: true } as const;

/** Numbers that everybody may see. */
export type PublicNumber = Exclude<PostNumber, keyof typeof soldNumbers>;
export const publicNumbers = postNumbers.filter((name): name is PublicNumber => !(name in soldNumbers));

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
