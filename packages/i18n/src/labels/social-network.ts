/** Networks on which creators have accounts, by their own names. */
import type { SocialNetwork } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { labelOfWord } from './stored-words.ts';

const names: Record<SocialNetwork, () => string> = {
  instagram: m.social_instagram,
  tiktok: m.social_tiktok,
  youtube: m.social_youtube,
  snapchat: m.social_snapchat,
  twitter: m.social_twitter,
  linkedin: m.social_linkedin,
  facebook: m.social_facebook,
};

/** Name of a network by its word. */
export const socialNetworkLabel = labelOfWord(names);
