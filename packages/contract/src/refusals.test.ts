import { describe, expect, it } from 'vitest';
import { errorFromAnswer, FailureEnvelope, failureEnvelope } from './envelope.ts';
import { AppError, type ErrorCode, isErrorCode, refusals } from './refusals.ts';

const codes = Object.keys(refusals) as ErrorCode[];
const texts = { message: 'In words.', details: [{ path: ['budget', 0], message: 'Too low.' }] };
const overTheWire = (error: AppError): unknown => JSON.parse(JSON.stringify(failureEnvelope(error, texts)));

describe('the catalogue', () => {
  it('has a status for each code that its meaning allows', () => {
    const known = [400, 401, 402, 403, 404, 408, 409, 413, 414, 415, 416, 429, 431, 500, 503];
    const isSound = (code: ErrorCode) =>
      known.includes(refusals[code].status) && /^([a-z]+\.[a-z_]+|internal)$/.test(code);
    expect(codes.filter((code) => !isSound(code))).toEqual([]);
  });

  it('has one code that blames the server', () => {
    expect(codes.filter((code) => refusals[code].status === 500)).toEqual(['internal']);
  });

  it('knows its codes and nothing else', () => {
    expect(codes.every(isErrorCode)).toBe(true);
    for (const value of ['deal.nope', 'toString', '__proto__', '', null, 404])
      expect(isErrorCode(value)).toBe(false);
  });
});

describe('AppError', () => {
  it('is called by its code where it is made, and by its text where it was received', () => {
    expect(new AppError('deal.status_conflict', { params: { status: 'COMPLETED' } })).toMatchObject({
      message: 'deal.status_conflict',
      params: { status: 'COMPLETED' },
    });
    expect(new AppError('deal.status_conflict', { message: 'Completed.' }).message).toBe('Completed.');
  });
});

describe('the envelope', () => {
  it('brings every refusal back as the same one', () => {
    const sent = (code: ErrorCode) =>
      overTheWire(new AppError(code, { message: code, cause: new Error('SELECT secret') }));
    const received = codes.map((code) => {
      const { status, message, details, ...rest } = errorFromAnswer(sent(code));
      return { code: rest.code, status, message, details };
    });
    expect(received).toEqual(
      codes.map((code) => {
        const { status } = refusals[code];
        return { code, status, message: texts.message, details: status === 400 ? texts.details : [] };
      }),
    );
    expect(codes.filter((code) => JSON.stringify(sent(code)).includes('SELECT'))).toEqual([]);
  });

  it('says the same in both places, and carries details with 400 only', () => {
    const invalid = failureEnvelope(new AppError('request.invalid'), texts);
    expect(invalid.message).toBe(invalid.error.message);
    expect(invalid.error.details).toEqual(texts.details);
    const hidden = new AppError('deal.not_found');
    expect(failureEnvelope(hidden, texts).error).not.toHaveProperty('details');
    expect(FailureEnvelope.safeParse(overTheWire(hidden)).success).toBe(true);
  });

  it('takes anything else for an internal error', () => {
    for (const body of [
      null,
      undefined,
      '',
      '<html>',
      7,
      [],
      {},
      { success: true },
      { success: false, message: 'x' },
    ]) {
      expect(errorFromAnswer(body)).toMatchObject({ code: 'internal', status: 500 });
    }
  });

  it('keeps the text of a code that this client does not know', () => {
    const body = { success: false, message: 'New!', error: { code: 'credits.spent', message: 'New!' } };
    expect(errorFromAnswer(body)).toMatchObject({ code: 'internal', message: 'New!' });
  });

  it('tells after how long to try again', () => {
    const body = overTheWire(new AppError('request.rate_limited'));
    expect(errorFromAnswer(body, '12').retryAfterSeconds).toBe(12);
    for (const header of [null, undefined, '', 'soon', '-1']) {
      expect(errorFromAnswer(body, header).retryAfterSeconds).toBeUndefined();
    }
  });
});
