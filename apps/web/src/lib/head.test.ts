import { unnamedMarket } from '@briefcast/contract';
import { afterEach, expect, test } from 'vitest';
import { headTags } from './head.ts';
import { knowMarket } from './market.ts';

afterEach(() => knowMarket(undefined));

const address = 'https://briefcast.example/creators/7';
/** The tags by their names, as a robot reads them. */
const read = (tags: ReturnType<typeof headTags>) =>
  Object.fromEntries(
    tags.map(({ name, attributes, text }) => [
      attributes.name ?? attributes.property ?? attributes.hreflang ?? attributes.rel ?? name,
      attributes.content ?? attributes.href ?? text,
    ]),
  );

test('the product itself goes by its name and says what it is for', () => {
  const head = read(headTags({}, 'https://briefcast.example/'));
  expect(head.title).toBe('Briefcast');
  expect(head['og:title']).toBe('Briefcast');
  expect(head.description).toMatch(/^Brands hire content creators/);
  expect(head['og:description']).toBe(head.description);
  expect(head.canonical).toBe('https://briefcast.example/');
  expect(head['twitter:card']).toBe('summary_large_image');
  expect(head['og:image']).toBe('https://briefcast.example/icons/share.jpg');
});

test('a named market has its own picture for links: one that was uploaded, or a card in the page’s language', () => {
  const named = { ...unnamedMarket, name: { en: 'Creek', ar: '' }, company: { name: '', address: '' } };
  const pictureOf = (path: string) => read(headTags({}, `https://creek.example${path}`))['og:image'];
  knowMarket(named);
  expect([pictureOf('/prices'), pictureOf('/ar/prices')]).toEqual([
    'https://creek.example/api/market/card/en',
    'https://creek.example/api/market/card/ar',
  ]);
  const share = 'e'.repeat(64);
  knowMarket({ ...named, share });
  expect(pictureOf('/ar')).toBe(`https://creek.example/api/market/pictures/${share}`);
  expect(read(headTags({ image: '/files/1' }, address))['og:image']).toBe(
    'https://briefcast.example/files/1',
  );
});

test('a person has a name, a picture at an address of its own, and a large card', () => {
  const about = { title: 'Layla Haddad', description: 'Bare skin first.', image: '/files/1', isPerson: true };
  expect(read(headTags(about, address))).toEqual({
    title: 'Layla Haddad · Briefcast',
    canonical: address,
    en: address,
    ar: 'https://briefcast.example/ar/creators/7',
    'x-default': address,
    description: 'Bare skin first.',
    'twitter:card': 'summary_large_image',
    'og:site_name': 'Briefcast',
    'og:type': 'profile',
    'og:title': 'Layla Haddad',
    'og:description': 'Bare skin first.',
    'og:url': address,
    'og:image': 'https://briefcast.example/files/1',
    'og:image:alt': 'Layla Haddad',
  });
  const elsewhere = headTags({ ...about, image: 'https://pictures.example/1.webp' }, address);
  expect(read(elsewhere)['og:image']).toBe('https://pictures.example/1.webp');
});

test('what is hidden has its name alone, and is not for search engines', () => {
  expect(read(headTags({ title: 'Admin', description: 'Secret', isHidden: true }, address))).toEqual({
    title: 'Admin · Briefcast',
    robots: 'noindex',
  });
});

test('a page in Arabic leads to itself and to the English one', () => {
  expect(read(headTags({}, 'https://briefcast.example/ar'))).toMatchObject({
    canonical: 'https://briefcast.example/ar',
    en: 'https://briefcast.example/',
    ar: 'https://briefcast.example/ar',
    'x-default': 'https://briefcast.example/',
  });
});

test('search engines are told of the languages on offer, and of the usual one for readers of neither', () => {
  const market = { ...unnamedMarket, company: { name: '', address: '' } };
  knowMarket({ ...market, languages: 'ar,en' });
  expect(read(headTags({}, 'https://creek.example/prices'))).toMatchObject({
    en: 'https://creek.example/prices',
    'x-default': 'https://creek.example/ar/prices',
  });
  knowMarket({ ...market, languages: 'en' });
  expect(Object.keys(read(headTags({}, 'https://creek.example/prices')))).not.toContain('x-default');
});
