import {
  AgeRange,
  ageRanges,
  BrandStyle,
  BrandVoice,
  CompanySize,
  creatorLanguages,
  deliverableOptions,
  industries,
  interestCategories,
  socialFields,
  TargetGender,
} from '@briefcast/contract';
import { expect, it, test } from 'vitest';
import {
  ageRangeLabel,
  brandStyleLabel,
  brandVoiceLabel,
  companySizeLabel,
  industryLabel,
  socialPlatformLabel,
  targetGenderLabel,
} from './brand.ts';
import { categoryLabel } from './category.ts';
import { deliverableLabel } from './deliverable.ts';
import { languageLabel } from './language.ts';
import { turnaroundText } from './turnaround.ts';

it.each([
  ['category', interestCategories, categoryLabel],
  ['industry', industries, industryLabel],
  ['language', creatorLanguages, languageLabel],
  ['deliverable', deliverableOptions, deliverableLabel],
])('says every %s in English as it is stored', (_, words, label) => {
  expect(words.map((word) => label(word))).toEqual(words);
});

it('leaves a word as it is that no table knows', () => {
  expect(categoryLabel('Pets')).toBe('Pets');
  expect(languageLabel('toString')).toBe('toString');
});

it.each([
  ['company size', CompanySize.options.map(companySizeLabel), 'Startup, Small, Medium, Large, Enterprise'],
  ['brand voice', BrandVoice.options.map(brandVoiceLabel), 'Professional, Casual, Friendly, Luxury, Playful'],
  ['brand style', BrandStyle.options.map(brandStyleLabel), 'Modern, Classic, Minimalist, Bold, Elegant'],
  ['gender', TargetGender.options.map(targetGenderLabel), 'All, Male, Female, Other'],
  [
    'social platform',
    socialFields.map(socialPlatformLabel),
    'Instagram, Twitter, TikTok, YouTube, LinkedIn, Facebook',
  ],
  ['age range', AgeRange.options.map(ageRangeLabel), Object.values(ageRanges).join(', ')],
])('says every %s', (_, labels, expected) => {
  expect(labels.join(', ')).toBe(expected);
});

test('a turnaround is told in days, or as such work usually takes', () => {
  const none = {
    ugcVideoPricing: null,
    ugcPhotoPricing: null,
    ugcTurnaroundDays: null,
    influencerReelPricing: null,
    influencerStoryPricing: null,
    influencerTurnaroundDays: null,
  };
  expect(turnaroundText({ ...none, ugcTurnaroundDays: 1 })).toBe('1 day');
  expect(turnaroundText({ ...none, ugcTurnaroundDays: 4 })).toBe('4 days');
  expect(turnaroundText(none)).toBe('3-5 days');
  expect(turnaroundText({ ...none, influencerStoryPricing: 1 })).toBe('1-2 days');
});
