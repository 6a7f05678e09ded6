import { m } from '@briefcast/i18n/messages';
/** The tabs of the creator profile, as the address bar names them. */
export const creatorTabs = [
  { id: 'basic', label: m.creator_tab_basic },
  { id: 'pricing', label: m.creator_tab_pricing },
  { id: 'portfolio', label: m.creator_tab_portfolio },
] as const;

export type CreatorTab = (typeof creatorTabs)[number]['id'];

/** The tab on which a field stands. */
export function tabOfField(field: string): CreatorTab {
  if (/^(ugc|influencer|pricing|packages)/.test(field)) return 'pricing';
  return field.startsWith('portfolio') ? 'portfolio' : 'basic';
}
