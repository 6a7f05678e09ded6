/** The tabs of the creator profile, as the address bar names them. */
export const creatorTabs = [
  { id: 'basic', label: 'Basic Info' },
  { id: 'pricing', label: 'Pricing & Services' },
  { id: 'portfolio', label: 'Portfolio' },
] as const;

export type CreatorTab = (typeof creatorTabs)[number]['id'];

/** The tab on which a field stands. */
export function tabOfField(field: string): CreatorTab {
  if (/^(ugc|influencer|pricing)/.test(field)) return 'pricing';
  return field.startsWith('portfolio') ? 'portfolio' : 'basic';
}
