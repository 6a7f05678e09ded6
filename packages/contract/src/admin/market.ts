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

/** The logo for a ground, by its digest; null where the market has none. */
export const logoFor = ({ logo }: Pick<MarketSettings, 'logo'>, ground: LogoGround): string | null =>
  logo[ground] || logo.light || logo.dark || null;
