/** Parts of the settings, each a page with its cards and the values on them. */
import { m } from '@briefcast/i18n/messages';
import { Banknote, Clapperboard, Palette, Plug, Scale, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import type { ComponentType } from 'react';
import type { FieldPath } from 'react-hook-form';
import { LegalCards } from './legal-cards.tsx';
import { LookCards, MarketCards } from './market-cards.tsx';
import { MoneyCards } from './money-cards.tsx';
import { ModerationCards, ProjectCards } from './project-cards.tsx';
import type { CardsProps, Fields } from './setting-fields.tsx';
import type { SettingsForm } from './settings-form.ts';

export type SettingName = FieldPath<SettingsForm>;

export interface SettingPart {
  id: 'market' | 'look' | 'legal' | 'money' | 'projects' | 'moderation' | 'integrations';
  label: () => string;
  Icon: ComponentType<{ 'aria-hidden': true; className: string }>;
  /** Beginnings of the names of its values. */
  names: readonly SettingName[];
  Cards: ComponentType<CardsProps> | null;
  /** Switches of which one has to be on for the part to be on. */
  switches?: readonly ('credits.isOn' | 'subscription.isOn' | 'moderation.isOn')[];
}

export const settingParts: readonly SettingPart[] = [
  {
    id: 'market',
    label: m.settings_market,
    Icon: SlidersHorizontal,
    names: [
      'market.name',
      'market.joining',
      'market.languages',
      'market.currency',
      'market.timeZone',
      'market.categories',
      'market.contentLanguages',
      'market.social',
    ],
    Cards: MarketCards,
  },
  {
    id: 'look',
    label: m.settings_look,
    Icon: Palette,
    names: ['market.logo', 'market.hue'],
    Cards: LookCards,
  },
  {
    id: 'legal',
    label: m.settings_legal,
    Icon: Scale,
    names: ['seller', 'legal', 'market.contacts'],
    Cards: LegalCards,
  },
  {
    id: 'money',
    label: m.admin_group_money,
    Icon: Banknote,
    names: ['credits', 'subscription', 'vat', 'bank'],
    Cards: MoneyCards,
    switches: ['credits.isOn', 'subscription.isOn'],
  },
  {
    id: 'projects',
    label: m.admin_settings_deals,
    Icon: Clapperboard,
    names: ['termsOfPaymentDays', 'rate', 'usualRights'],
    Cards: ProjectCards,
  },
  {
    id: 'moderation',
    label: m.admin_settings_moderation,
    Icon: ShieldCheck,
    names: ['moderation'],
    Cards: ModerationCards,
    switches: ['moderation.isOn'],
  },
  { id: 'integrations', label: m.settings_integrations, Icon: Plug, names: [], Cards: null },
];

/** Part whose page has a value. */
export const partOf = (name: string): SettingPart | undefined =>
  settingParts.find(({ names }) => names.some((start) => name === start || name.startsWith(`${start}.`)));

/** Names of all values that differ, or are refused, in a tree as forms keep them. */
function namesIn(tree: unknown, isLeaf: (value: unknown) => boolean, path = ''): string[] {
  if (isLeaf(tree)) return [path];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    namesIn(value, isLeaf, path === '' ? key : `${path}.${key}`),
  );
}

/** Values of a form that were changed. */
export const changedIn = ({ formState: { dirtyFields } }: Fields): string[] =>
  namesIn(dirtyFields, (value) => value === true);

const isError = (value: unknown) =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Values of a form that are refused. */
export const refusedIn = (errors: Fields['formState']['errors']): string[] => namesIn(errors, isError);
