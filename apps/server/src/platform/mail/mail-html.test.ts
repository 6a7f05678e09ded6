import { unnamedMarket } from '@briefcast/contract';
import { accentOf } from '@briefcast/contract/admin/accent';
import { nameMarket } from '@briefcast/i18n/market-name';
import { inLocale } from '@briefcast/i18n/work-locale';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reader } from '../database/database.ts';
import { rememberLook } from '../market-look.ts';
import { composeMail, oneLine } from './compose-mail.ts';
import type { MailContent } from './mail-content.ts';

const content: MailContent = {
  to: 'layla@haddad.example',
  subject: '\u2068Oasis Skin\u2069: \u2066$1,240\u2069',
  preview: 'p',
  heading: 'Oasis Skin: رسالة',
  paragraphs: ['Oasis Skin: رسالة'],
  sheet: {
    tone: 'pink',
    stub: { word: 'الموعد', day: '12', month: 'ديسمبر' },
    title: 'Winter serum',
    lines: ['Oasis Skin · $1,240'],
  },
  quotes: [{ source: 'Oasis Skin', words: 'Brighter, please' }],
  lists: [
    {
      heading: 'بانتظاركم',
      items: [{ tone: 'blue', title: 'سيروم', lines: ['رسالة'], url: 'https://briefcast.example/x' }],
    },
  ],
  action: { label: 'فتح المشروع', url: 'https://briefcast.example/x' },
  reason: 'r',
};

const english = composeMail(content).html;
const arabic = inLocale('ar', () => composeMail(content)).html;

/** The style of the first element with this class and no other. */
const styleOf = (html: string, name: string) =>
  new RegExp(`class="${name}"[^>]*style="([^"]*)"`, 'u').exec(html)?.[1] ?? expect.fail(name);

describe('a mail in Arabic', () => {
  it('is read from right to left, also where a program drops the head of the page', () => {
    expect(arabic).toMatch(/<html lang="ar" dir="rtl">/u);
    expect(arabic).toMatch(/<body [^>]*dir="rtl"/u);
    expect(arabic).toMatch(/<table [^>]*dir="rtl"/u);
    expect(english).toMatch(/<html lang="en" dir="ltr">/u);
    expect(english).not.toContain('rtl');
  });

  it('has the stub, the bars and the round corners at the other side', () => {
    expect(styleOf(english, 'stub-pink')).toMatch(
      /border-left:5px .*border-right:2px .*border-radius:12px 0px 0px 12px/u,
    );
    expect(styleOf(arabic, 'stub-pink')).toMatch(
      /border-right:5px .*border-left:2px .*border-radius:0px 12px 12px 0px/u,
    );
    expect(styleOf(english, 'quote')).toMatch(/border-left:3px .*border-radius:4px 14px 12px 4px/u);
    expect(styleOf(arabic, 'quote')).toMatch(/border-right:3px .*border-radius:14px 4px 4px 12px/u);
    expect(styleOf(arabic, 'sheet')).toMatch(/text-align:right;border-radius:34px 14px 14px 14px/u);
  });

  it('keeps the letters of headings joined and the logo as it is', () => {
    expect(arabic.match(/letter-spacing:-[\d.]+px/gu)).toEqual(['letter-spacing:-0.6px']);
    expect(arabic).toMatch(/<table [^>]*dir="ltr"><tr><td [^>]*class="mark"/u);
  });

  it('reads its sentences in its own direction, and what people wrote in theirs', () => {
    expect(arabic).toMatch(/<h1 class="ink" style=/u);
    expect(arabic).toMatch(/<p class="ink2" style=/u);
    expect(arabic).toMatch(/dir="auto"[^>]*>Brighter, please</u);
    expect(arabic).toMatch(/dir="auto"[^>]*>Winter serum</u);
  });
});

it('a subject keeps the marks around a name, and loses those that turn it around', () => {
  expect(composeMail(content).subject).toBe('\u2068Oasis Skin\u2069: \u2066$1,240\u2069');
  expect(oneLine('\u202egnp.exe \u2068x\u2069')).toBe('gnp.exe \u2068x\u2069');
  // A cut takes one of a pair, and old names bring one along.
  expect(oneLine('\u2068Winter serum launch\u2069', 15)).toBe('\u2068Winter serum …\u2069');
  expect(oneLine('a\u2069 \u2068b')).toBe('a \u2068b\u2069');
});

describe('a mail of a market with a name and an accent of its own', () => {
  /** Nothing is read for a market without pictures. */
  const noDatabase = {} as Reader;
  afterEach(async () => {
    nameMarket({});
    await rememberLook(noDatabase, unnamedMarket);
  });

  it('wears that accent alone, on its button, its tone and the letter before its name', async () => {
    const name = { en: 'Creek <Talent>', ar: 'مواهب الخور' };
    nameMarket(name);
    await rememberLook(noDatabase, { ...unnamedMarket, name, hue: 300 });
    const accent = accentOf(300);
    const [own, ownArabic] = [composeMail(content).html, inLocale('ar', () => composeMail(content)).html];
    for (const html of [own, ownArabic])
      expect(html).not.toMatch(/#fe94bd|#ffe5ed|#a41558|#45202f|#ffb0cd|#c20c67|Briefcast/u);
    const solid = accent['--c-cast'].light;
    expect(own).toContain(`<td style="background:${solid};`);
    expect(styleOf(own, 'stub-pink')).toContain(`background:${accent['--c-cast-soft'].light}`);
    expect(own).toMatch(new RegExp(`background:${solid};[^>]*>C</td>`, 'u'));
    expect(own).toContain('>Creek &#60;Talent&#62;</td>');
    expect(ownArabic).toMatch(/>م<\/td>.*>مواهب الخور<\/td>/su);
    expect(ownArabic).not.toMatch(/<table [^>]*dir="ltr"/u);
  });
});
