import { expect, test } from 'vitest';
import { bankText } from './bank-text.ts';

test.each([
  ['Layla Haddad', 'Layla Haddad'],
  ['Renée Müller-Straße', 'Renee Muller-Strasse'],
  ['Łukasz Ångström', 'Lukasz Angstrom'],
  ['Noor & Sons, L.L.C.', 'Noor + Sons, L.L.C.'],
  ['  O’Neil   (Studio)  ', "O'Neil (Studio)"],
  ['Əliyev Ħamza Şahin', 'Eliyev Hamza Sahin'],
  ['Gʻulom Oʼktam Ta’ir', "G'ulom O'ktam Ta'ir"],
  ['Ŧiina Ŋa ƙasa Ɗan Ɓala', 'Tiina Na kasa Dan Bala'],
  ['Studio ٢٤ ۷', 'Studio 24 7'],
  ['Gal·la STRAẞE', 'Galla STRASSE'],
  ['Day_one; #2 "oil"', 'Day one 2 oil'],
])('%s is %s at the bank', (typed, taken) => {
  expect(bankText(typed, 140)).toBe(taken);
});

test('what has no letters of the bank is refused', () => {
  expect(bankText('ليلى حداد', 140)).toBeNull();
  expect(bankText('Layla حداد', 140)).toBeNull();
  expect(bankText('Дмитрий', 140)).toBeNull();
  expect(bankText('★', 140)).toBeNull();
});

test('a long text is cut, and does not end in a space', () => {
  expect(bankText('Sofia Marchetti', 6)).toBe('Sofia');
});
