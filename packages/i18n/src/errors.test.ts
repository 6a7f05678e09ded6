import { AppError, type ErrorCode, errorCatalogue } from '@briefcast/contract';
import { describe, expect, it } from 'vitest';
import { errorText } from './errors.ts';
import { findingText, issueText } from './findings.ts';

const megabyte = 1024 ** 2;

/** Their texts are chosen by a word of the contract, which a stand-in is not. */
const ofKnownWords: readonly ErrorCode[] = [
  'billing.not_refundable',
  'deal.status_conflict',
  'deal.not_completed',
  'proposal.not_now',
  'file.not_now',
];

describe('refusals', () => {
  it.each(Object.keys(errorCatalogue) as ErrorCode[])('%s has a text for people', (code) => {
    const params = new Proxy({}, { get: (_, name) => (name === 'left' ? ['uploads'] : 1) });
    const text = ofKnownWords.includes(code) ? '' : errorText({ code, params });
    expect(text).not.toMatch(/[{}]|undefined|^error_/u);
  });

  it.each([
    [
      new AppError('deal.status_conflict', { params: { status: 'COMPLETED' } }),
      'This deal is now “Completed”, so that change is no longer possible.',
    ],
    [
      new AppError('request.try_later', { params: { seconds: 150 } }),
      'Too many attempts. Please try again in 3 minutes.',
    ],
    [
      new AppError('file.too_large', { params: { limitBytes: 25 * megabyte } }),
      'This file is larger than the limit of 25 MB.',
    ],
    [
      new AppError('file.type_not_accepted', { params: { accepted: 'avatar' } }),
      'This file type is not accepted. Choose an image: JPEG, PNG, WebP, GIF, AVIF or HEIC.',
    ],
    [
      new AppError('file.too_complex', { params: { bound: 'avif', most: 16, found: 20 } }),
      'This file is more than we can open. We take an AVIF picture of at most 16 megapixels; this one has 20.',
    ],
    [
      new AppError('file.quota_deal', {
        params: { usedBytes: 2048 * megabyte, limitBytes: 2048 * megabyte },
      }),
      'The files of this deal take 2 GB of 2 GB. Agree on what is left in its chat, with a link to larger files.',
    ],
    [
      new AppError('service.unavailable', { params: { check: 'database' } }),
      'Briefcast is not ready: the database does not answer. Please try again in a moment.',
    ],
    [new AppError('service.unavailable'), 'Briefcast is not ready yet. Please try again in a moment.'],
  ])('%s', (refusal, text) => {
    expect(errorText(refusal)).toBe(text);
  });
});

describe('findings', () => {
  it('say what a schema found, with its bounds', () => {
    expect(issueText('password.too_short')).toBe('Password must be at least 8 characters long');
    expect(issueText('amount.too_large')).toBe('Enter an amount of at most $1,000,000.');
    expect(issueText('amount.no_budget')).toBe('Enter a budget above $0.');
  });

  it('leave the words of zod as they are', () => {
    expect(issueText('Invalid input')).toBe('Invalid input');
  });

  it('say how much is missing', () => {
    const params = { missing: 2, count: 1, minimum: 3 };
    expect(findingText({ path: ['portfolio'], code: 'profile.portfolio_too_small', params })).toBe(
      '2 more portfolio items (1/3 minimum)',
    );
  });
});
