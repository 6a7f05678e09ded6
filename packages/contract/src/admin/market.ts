/** Parts of a market's identity, without the schemas: first pages load it (rules/market). */
import type { MarketSettings } from './market-settings.ts';

/** Networks whose addresses the footer can show, in its order. */
export const marketNetworks = ['instagram', 'tiktok', 'youtube', 'linkedin'] as const;
export type MarketNetwork = (typeof marketNetworks)[number];

/** Purposes of the contact addresses. */
export const marketContacts = ['help', 'legal', 'privacy'] as const;
export type MarketContact = (typeof marketContacts)[number];

/** Grounds that a logo is drawn for. */
export const logoGrounds = ['light', 'dark'] as const;
export type LogoGround = (typeof logoGrounds)[number];

/** Kinds of pictures that an operator uploads, each drawn in its own measures. */
export const pictureKinds = ['LOGO', 'MARK', 'SHARE'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Icons of the market by their names in addresses, each with its pixels at the end (rules/market#icons). */
export const marketIcons = [
  'favicon-48',
  'apple-touch-180',
  'app-192',
  'app-512',
  'maskable-192',
  'maskable-512',
  'badge-96',
] as const;
export type MarketIcon = (typeof marketIcons)[number];

/** The logo for a ground, by its digest; null where the market has none. */
export const logoFor = ({ logo }: Pick<MarketSettings, 'logo'>, ground: LogoGround): string | null =>
  logo[ground] || logo.light || logo.dark || null;
