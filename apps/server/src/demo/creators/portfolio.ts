import type { DemoPortfolioItem } from '../types.ts';

/** One creator's items from `file → title`; the ending tells the type. */
export function portfolioOf(key: string, titles: Record<string, string>): DemoPortfolioItem[] {
  return Object.entries(titles).map(([name, title]) => ({
    type: name.endsWith('.mp4') ? 'VIDEO' : 'IMAGE',
    file: `creators/${key}/${name}`,
    title,
  }));
}

export const avatarOf = (key: string) => `creators/${key}/avatar.webp`;
