/** The items of a deal's brief, as its pages group them. */
import type { BriefItem, BriefItemKind, DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { AtSign, Check, Hash, type LucideIcon, X } from 'lucide-react';

export interface BriefGroup {
  kind: BriefItemKind;
  title: string;
  Icon: LucideIcon;
  items: BriefItem[];
}

const looks: Record<BriefItemKind, { title: () => string; Icon: LucideIcon }> = {
  REQUIREMENT: { title: m.deal_requirements, Icon: Check },
  DO: { title: m.deal_guideline_do, Icon: Check },
  DONT: { title: m.deal_guideline_dont, Icon: X },
  HASHTAG: { title: m.deal_guideline_hashtags, Icon: Hash },
  MENTION: { title: m.deal_guideline_mentions, Icon: AtSign },
};

/** The groups that have items, in the order of the brief. */
export const briefGroups = ({ briefItems = [] }: Pick<DealDetail, 'briefItems'>): BriefGroup[] =>
  (Object.keys(looks) as BriefItemKind[])
    .map((kind) => ({
      kind,
      title: looks[kind].title(),
      Icon: looks[kind].Icon,
      items: briefItems.filter((item) => item.kind === kind),
    }))
    .filter(({ items }) => items.length > 0);
