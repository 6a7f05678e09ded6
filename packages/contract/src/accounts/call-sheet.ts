/**
 * The four scenes that lead somebody new to the first brief or to a published profile (rules/screens#call-sheets). Pure:
 * it looks at what a screen has already.
 */

import { type CompletenessFacts, profileCompleteness } from '../creators/profile-completeness.ts';
import type { ProfileFinding } from '../findings.ts';

export interface Scene<Name extends string> {
  name: Name;
  isDone: boolean;
  /** Something of it is there, but not all. */
  isBegun: boolean;
}

/** The first scene that is not done; null where all are. */
export const sceneNow = <Name extends string>(scenes: readonly Scene<Name>[]): Name | null =>
  scenes.find(({ isDone }) => !isDone)?.name ?? null;

/** How many rules for creators (do's and don'ts) a brand needs before its scene of rules counts as done. */
export const houseRulesWanted = 4;
/** How many creators a brand saves before its scene of choosing counts as done. */
export const facesWanted = 3;

export type BrandScene = 'identity' | 'rules' | 'faces' | 'brief';

/** The facts of a brand that its scenes look at. */
export interface BrandStart {
  profileImage: string | null;
  industry: string | null;
  website: string | null;
  contentDos: readonly string[];
  contentDonts: readonly string[];
  savedCreators: number;
  /** All briefs that were ever sent. */
  briefs: number;
}

/** How many rules a brand has written for its creators. */
export const houseRules = ({ contentDos, contentDonts }: Pick<BrandStart, 'contentDos' | 'contentDonts'>) =>
  contentDos.length + contentDonts.length;

/** A scene that is done once there are enough things. */
const counted = <Name extends string>(name: Name, count: number, wanted: number): Scene<Name> => ({
  name,
  isDone: count >= wanted,
  isBegun: count > 0 && count < wanted,
});

/** The fields of a brand that a brief shows. */
const identityFields = ['profileImage', 'industry'] as const;
export type IdentityField = (typeof identityFields)[number];

/** Identity fields of the brand that are still empty. */
export const identityLacks = (brand: Pick<BrandStart, IdentityField>): IdentityField[] =>
  identityFields.filter((field) => brand[field] === null);

/** The scenes of a brand in their order. A website is asked for, but not every company has one. */
export function brandScenes(brand: BrandStart): Scene<BrandScene>[] {
  const { profileImage, industry, website, savedCreators, briefs } = brand;
  const isKnown = identityLacks(brand).length === 0;
  const hasAny = profileImage !== null || industry !== null || website !== null;
  return [
    { name: 'identity', isDone: isKnown, isBegun: hasAny && !isKnown },
    counted('rules', houseRules(brand), houseRulesWanted),
    counted('faces', savedCreators, facesWanted),
    counted('brief', briefs, 1),
  ];
}

export type CreatorScene = 'face' | 'frames' | 'prices' | 'publish';

/** The facts of a creator that the scenes look at. */
export interface CreatorStart extends CompletenessFacts {
  isPublished: boolean;
}

/** A creator's scene, with what it still lacks of the eight points, each with the field it belongs to. */
export interface CreatorSceneWithMissing extends Scene<CreatorScene> {
  missing: ProfileFinding[];
}

/** The scene in which a point of the profile is filled in. */
function sceneOfPoint({ path: [field] }: ProfileFinding): CreatorScene {
  if (field === 'portfolio') return 'frames';
  return /^(pricing|ugc|influencer)/.test(String(field)) ? 'prices' : 'face';
}

/** The scenes of a creator in their order: three with the eight points of a profile, and its publication. */
export function creatorScenes(creator: CreatorStart): CreatorSceneWithMissing[] {
  const { missing } = profileCompleteness(creator);
  const { bio, location, languages, categories, portfolioItems } = creator;
  const prices = [
    creator.ugcVideoPricing,
    creator.ugcPhotoPricing,
    creator.influencerReelPricing,
    creator.influencerStoryPricing,
  ];
  const hasAny = {
    face: Boolean(bio?.trim() || location?.trim()) || languages.length + categories.length > 0,
    frames: portfolioItems > 0,
    prices: prices.some(Boolean),
  };
  const scenes = (['face', 'frames', 'prices'] as const).map((name) => {
    const lacks = missing.filter((point) => sceneOfPoint(point) === name);
    return { name, isDone: lacks.length === 0, isBegun: lacks.length > 0 && hasAny[name], missing: lacks };
  });
  return [...scenes, { name: 'publish', isDone: creator.isPublished, isBegun: false, missing: [] }];
}

/** Scenes whose act rests while the account is suspended. */
const resting: readonly string[] = ['brief', 'publish'] satisfies (BrandScene | CreatorScene)[];

/** The scenes that are not done; without those that rest, for somebody suspended. */
export const scenesLeft = <Name extends string>(
  scenes: readonly Scene<Name>[],
  isSuspended: boolean,
): Scene<Name>[] => scenes.filter(({ name, isDone }) => !isDone && !(isSuspended && resting.includes(name)));
