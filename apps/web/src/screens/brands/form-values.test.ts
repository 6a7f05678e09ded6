import { latestFoundedYear, type OwnBrand } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { newBrand } from '../../testing/people.ts';
import { formOfBrand, refusalsOfForm, updateOfForm } from './form-values.ts';

const empty = newBrand();

const filled: OwnBrand = {
  ...empty,
  industry: 'Beauty',
  companySize: 'MEDIUM',
  foundedYear: 2019,
  website: 'https://oasisskin.example',
  brandColors: { primary: '#1F3B34', secondary: '', accent: '' },
  brandFonts: ['Inter', 'Kufam'],
  targetAgeRange: 'AGE_25_34',
  targetInterests: ['Wellness', 'Beauty'],
  contentDos: ['Show the texture'],
  socialInstagram: 'https://instagram.com/oasisskin',
};

const asSent = (update: object) => JSON.parse(JSON.stringify(update));

test('an untouched empty profile sends its name alone', () => {
  expect(asSent(updateOfForm(formOfBrand(empty), empty))).toEqual({ companyName: 'Oasis Skin' });
});

test('a filled profile goes through the form unchanged', () => {
  const form = formOfBrand(filled);
  expect(form).toMatchObject({ foundedYear: '2019', brandFonts: 'Inter, Kufam' });
  expect(asSent(updateOfForm(form, filled))).toEqual({
    companyName: 'Oasis Skin',
    industry: 'Beauty',
    companySize: 'MEDIUM',
    foundedYear: 2019,
    website: 'https://oasisskin.example',
    brandColors: { primary: '#1F3B34', secondary: '', accent: '' },
    brandFonts: ['Inter', 'Kufam'],
    targetAgeRange: 'AGE_25_34',
    targetInterests: ['Beauty', 'Wellness'],
    contentDos: ['Show the texture'],
    socialInstagram: 'https://instagram.com/oasisskin',
  });
});

test('what the person emptied is cleared with null', () => {
  const update = updateOfForm(formOfBrand(empty), filled);
  expect(asSent(update)).toEqual({
    companyName: 'Oasis Skin',
    industry: null,
    companySize: null,
    foundedYear: null,
    website: null,
    brandColors: null,
    brandFonts: null,
    targetAgeRange: null,
    targetInterests: null,
    contentDos: null,
    socialInstagram: null,
  });
});

test('blank rows are dropped, addresses get their scheme and colors their #', () => {
  const form = {
    ...formOfBrand(empty),
    contentDos: [{ text: '  Show the texture ' }, { text: ' ' }],
    website: 'oasisskin.example/about',
    brandColors: { primary: '1f3b34', secondary: '', accent: '' },
  };
  expect(updateOfForm(form, empty)).toMatchObject({
    contentDos: ['Show the texture'],
    website: 'https://oasisskin.example/about',
    brandColors: { primary: '#1F3B34' },
  });
  expect(refusalsOfForm(form, empty)).toEqual([]);
});

test('what the server would refuse is said at its field', () => {
  const form = {
    ...formOfBrand(empty),
    companyName: '',
    foundedYear: '12',
    website: 'javascript:alert(1)',
    brandColors: { primary: 'teal', secondary: '', accent: '' },
    socialTikTok: 'the oasis one',
  };
  expect(refusalsOfForm(form, empty)).toEqual([
    { path: ['companyName'], message: 'This field is required.' },
    { path: ['foundedYear'], message: `Enter a year from 1600 to ${latestFoundedYear()}.` },
    { path: ['website'], message: 'Enter a full address that starts with https://' },
    { path: ['brandColors', 'primary'], message: 'Enter a color such as #12A594.' },
    { path: ['socialTikTok'], message: 'Enter a full address that starts with https://' },
  ]);
});

test('a name on a network is its page there', () => {
  const form = { ...formOfBrand(empty), socialInstagram: '@oasisskin', socialTikTok: 'tiktok.com/@oasis' };
  expect(refusalsOfForm(form, empty)).toEqual([]);
  expect(updateOfForm(form, empty)).toMatchObject({
    socialInstagram: 'https://www.instagram.com/oasisskin',
    socialTikTok: 'https://tiktok.com/@oasis',
  });
});
