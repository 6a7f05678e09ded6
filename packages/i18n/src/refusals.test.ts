import {
  AppError,
  type ErrorCode,
  type Parameter,
  type ParameterKinds,
  refusalRow,
  refusals,
} from '@briefcast/contract';
import { line } from '@briefcast/contract/kit/codecs';
import { describe, expect, it } from 'vitest';
import { findingText, issueText } from './findings.ts';
import { errorText } from './refusals.ts';
import { inLocale } from './work-locale.ts';

const megabyte = 1024 ** 2;

/** A value of a kind; of words, the last one. */
const sample = (kind: Parameter): unknown => {
  if (typeof kind !== 'string') return kind.at(-1);
  const known: Partial<Record<keyof ParameterKinds, unknown>> = {
    text: 'Oasis Skin',
    dayOrNever: '2026-11-20T10:00:00Z',
    dealStatus: 'SUBMITTED',
    draftNeeds: ['uploads'],
  };
  return known[kind] ?? 2;
};

describe('refusals', () => {
  it('have a text for people each', () => {
    const texts = (Object.keys(refusals) as ErrorCode[]).map((code) => {
      const kinds = Object.entries(refusalRow(code).params ?? {});
      const params = Object.fromEntries(kinds.map(([name, kind]) => [name, sample(kind)]));
      return { code, text: errorText({ code, params }) };
    });
    const faulty = texts.filter(({ text }) => text.length <= 5 || /[{}]|undefined|^refusal_/u.test(text));
    expect(faulty).toEqual([]);
  });

  it.each([
    [
      new AppError('deal.status_conflict', { params: { status: 'COMPLETED' } }),
      'This project is now “Completed”, so that change is no longer possible.',
    ],
    [
      new AppError('request.try_later', { params: { seconds: 150 } }),
      'Too many attempts. Please try again in 3 minutes.',
    ],
    [
      new AppError('file.too_large', { params: { limitBytes: 25 * megabyte } }),
      'This file is larger than 25 MB. Save it smaller and upload it again.',
    ],
    [
      new AppError('file.type_not_accepted', { params: { accepted: 'avatar' } }),
      'This file type is not accepted. Choose an image: JPEG, PNG, WebP, GIF, AVIF or HEIC.',
    ],
    [
      new AppError('file.too_complex', { params: { bound: 'avif', most: 16, found: 20 } }),
      'This picture is too large to open. The limit for AVIF is 16 megapixels; it has 20. Save it smaller or as a JPEG and upload it again.',
    ],
    [
      new AppError('file.quota_deal', {
        params: { usedBytes: 2048 * megabyte, limitBytes: 2048 * megabyte },
      }),
      'This project’s files take 2 GB of 2 GB. Share a link to larger files in the chat.',
    ],
    [
      new AppError('service.unavailable', { params: { check: 'database' } }),
      'Briefcast is not ready: the database does not answer. Please try again in a moment.',
    ],
    [
      new AppError('service.unavailable', { params: { check: 'unknown' } }),
      'Briefcast is not ready yet. Please try again in a moment.',
    ],
  ])('%s', (refusal, text) => {
    expect(errorText(refusal)).toBe(text);
  });
});

describe('findings', () => {
  it('say what a schema found, with its bounds', () => {
    expect(issueText('password.too_short')).toBe('Password must be at least 8 characters long');
    expect(issueText('amount.too_large')).toBe('Enter an amount of at most 1,000,000.');
    expect(issueText('amount.no_budget')).toBe('Enter a budget above 0.');
  });

  it('leave the words of zod as they are in English, and say no English in Arabic', () => {
    const ofZod = 'Invalid input: expected string, received number';
    expect(issueText(ofZod)).toBe(ofZod);
    expect(inLocale('ar', () => issueText(ofZod))).toBe(
      'هذه القيمة غير مقبولة: هي أطول من المسموح أو من نوع آخر.',
    );
    expect(inLocale('ar', () => issueText('أدخلوا الميزانية.'))).toBe('أدخلوا الميزانية.');
  });

  it('tell of a text that is too long how long it may be', () => {
    const said = line(200).safeParse('a'.repeat(201)).error?.issues[0]?.message ?? '';
    expect(issueText(said)).toBe('At most 200 characters.');
    expect(inLocale('ar', () => issueText(said))).toBe('عدد الأحرف الأقصى: 200.');
  });

  it('say how much is missing', () => {
    const params = { missing: 2, count: 1, minimum: 3 };
    expect(findingText({ path: ['portfolio'], code: 'profile.portfolio_too_small', params })).toBe(
      '2 more portfolio items (1/3 minimum)',
    );
  });
});
