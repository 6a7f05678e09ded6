import { type FinderHit, FinderKind } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { expect, test } from 'vitest';
import { newBrand, publishedCreator } from '../../testing/people.ts';
import { briefedName, placeOf, placesFor } from './finder-places.ts';

const people = {
  brand: newBrand(),
  reviewer: newBrand({ memberRole: 'REVIEWER' }),
  creator: publishedCreator(),
};

/** Pages and acts that are asked for, besides what the server finds; null without the right. */
const questions: readonly [
  who: keyof typeof people,
  language: 'en' | 'ar',
  words: string,
  to: string | null,
][] = [
  ['brand', 'en', 'new casting', paths.postCasting.href()],
  ['brand', 'en', 'post casting', paths.postCasting.href()],
  ['brand', 'en', 'pay creators', paths.payouts.href()],
  ['brand', 'en', 'payouts', paths.payouts.href()],
  ['brand', 'en', 'owe', paths.payouts.href()],
  ['brand', 'en', 'settings', paths.notificationSettings.href()],
  ['brand', 'en', 'dark', 'theme:dark'],
  ['brand', 'en', 'light theme', 'theme:light'],
  ['brand', 'en', 'invite colleague', paths.team.href()],
  ['brand', 'en', 'buy credits', paths.billing.href()],
  ['brand', 'en', 'password', paths.account.href()],
  ['creator', 'en', 'bank', paths.money.href()],
  ['creator', 'en', 'castings', paths.castings.href()],
  ['creator', 'en', 'dark', 'theme:dark'],
  ['brand', 'ar', 'فرصة جديدة', paths.postCasting.href()],
  ['brand', 'ar', 'دفع المبدعين', paths.payouts.href()],
  ['brand', 'ar', 'إعدادات', paths.notificationSettings.href()],
  ['brand', 'ar', 'اعدادات', paths.notificationSettings.href()],
  ['brand', 'ar', 'داكن', 'theme:dark'],
  ['brand', 'ar', 'حملات', paths.campaigns.href()],
  ['creator', 'ar', 'طلبات', paths.applications.href()],
  ['creator', 'ar', 'مصرف', paths.money.href()],
  ['reviewer', 'en', 'new casting', null],
  ['reviewer', 'en', 'buy credits', null],
];

test('each page and act that a question asks for is among the first five, for whoever may', () => {
  const faults: string[] = [];
  for (const [who, language, words, to] of questions) {
    const found = inLocale(language, () => placesFor(people[who], words)).map((place) => place.to);
    const isRight = to === null ? found.length === 0 : found.slice(0, 5).includes(to);
    if (!isRight) faults.push(`${who}, ${language}, ${words}: ${found.join(' | ')}`);
  }
  expect(faults).toEqual([]);
});

test('a brief is begun by its word and a name, by whoever may send one', () => {
  expect(briefedName(people.brand, 'Brief Layla Haddad')).toBe('Layla Haddad');
  expect(inLocale('ar', () => briefedName(people.brand, 'موجز ليلى'))).toBe('ليلى');
  expect(briefedName(people.brand, 'brief')).toBeNull();
  expect(briefedName(people.creator, 'brief Layla')).toBeNull();
});

test('each kind that the server finds leads to its own place', () => {
  const hit = { dealId: 'd', fileId: 'f', id: 'x', title: '', detail: null, image: null, at: '' };
  const to = (kind: FinderHit['kind']) => placeOf({ ...hit, kind }, 'BRAND').to;
  expect(Object.fromEntries(FinderKind.options.map((kind) => [kind, to(kind)]))).toEqual({
    PERSON: paths.creator.href('x'),
    DEAL: paths.brandDeal.href('d'),
    CAMPAIGN: paths.campaign.href('x'),
    CASTING: paths.ownCasting.href('x'),
    ROSTER: `${paths.rosters.href()}?list=x`,
    INVOICE: paths.brandDeal.href('d'),
    FILE: paths.brandDeal.href('d'),
    COMMENT: paths.reviewRoom.href({ dealId: 'd', fileId: 'f', comment: 'x' }),
    MESSAGE: paths.inbox.href('d', 'x'),
  });
});
